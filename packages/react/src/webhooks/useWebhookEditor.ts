"use client";

import { isWebhookHostAllowed, type Webhook, type WebhookEventType, webhookEventTypes } from "@partner-kit/contract";
import type { ChangeEvent, SyntheticEvent } from "react";
import { useForm } from "../form/useForm.ts";
import type { Some } from "../provider/withDefaults.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { useProxyReceiver } from "./useProxyReceiver.ts";
import { useWebhookLimit } from "./useWebhookLimit.ts";
import { type UseWebhookSavingParameters, useWebhookSaving, type WebhookSaving } from "./useWebhookSaving.ts";
import {
  readWebhookConfig,
  unknownEventTypes,
  type WebhookChange,
  type WebhookConfig,
  type WebhookEventGroup,
  type WebhookField,
  webhookChanges,
  webhookEventGroups,
} from "./webhookConfig.ts";
import { webhookDrafts } from "./webhookForm.ts";
import { formalUrlProblem, type WebhookProblems, webhookProblems } from "./webhookProblems.ts";
import { useWebhook, useWebhooks } from "./webhooks.ts";

export interface UseWebhookEditorParameters extends Pick<UseWebhookSavingParameters, "onSaved"> {
  /** The endpoint to replace. Omit it for a new one. */
  readonly webhookId?: string | undefined;
  /** Accepts `http` and loopback URLs, for an emulated service. Default false. */
  readonly allowLocalUrls?: boolean | undefined;
}

export type WebhookEditorState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  | WebhookEditorReady;

export interface WebhookEditorReady {
  readonly status: "ready";
  /** The current endpoint of the service. `undefined` for a new one. */
  readonly webhook: Webhook | undefined;
  readonly values: WebhookConfig;
  /** The changes that saving makes. For a new endpoint, all its fields. */
  readonly changes: readonly WebhookChange[];
  /** Edited fields that another user changed too. */
  readonly overwrites: readonly WebhookField[];
  /** Subscriptions that saving drops, because this kit does not know their names. */
  readonly dropped: readonly string[];
  /** Problems of visited fields, or all problems after the user tried to save. */
  readonly problems: WebhookProblems;
  readonly saving: WebhookSaving;
}

/** The event types of an area, with their selection and permission. */
export interface WebhookEditorEventGroup extends WebhookEventGroup {
  /** Whether user and key have the required scope. True until that is known. */
  readonly isAllowed: boolean;
}

export interface UseWebhookEditorReturnType {
  readonly state: WebhookEditorState;
  /** Permission to create or to replace, whichever applies. */
  readonly permission: Permission;
  readonly eventGroups: readonly WebhookEditorEventGroup[];
  /** Hosts that the proxy allows, exact or `*.example.com`. `undefined` if it does not limit them, or until that is known. */
  readonly allowedHosts: readonly string[] | undefined;
  /** The proxy's receiver, for a new endpoint while no endpoint delivers to it. The proxy stores its secret. */
  readonly receiverUrl: string | undefined;
  /**
   * If the URL is the proxy's receiver: whether the proxy has the secret after saving, or lacks it until a rotation.
   * `undefined` for other URLs.
   */
  readonly receiverSecret: "stored" | "missing" | undefined;
  /** Whether closing the form would leave unsaved input. The draft stays either way. */
  readonly isDirty: boolean;
  /** Changes fields. Missing or `undefined` fields stay. */
  readonly edit: (change: Some<WebhookConfig>) => void;
  readonly setEventTypes: (types: readonly string[]) => void;
  /** Discards the edits. */
  readonly discard: () => void;
  readonly retry: () => void;
  readonly getFormProps: () => {
    readonly noValidate: true;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  readonly getTextProps: (field: "url" | "description") => {
    readonly name: string;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur: () => void;
    readonly "aria-invalid": true | undefined;
  };
  readonly getEventTypeProps: (type: WebhookEventType) => {
    readonly type: "checkbox";
    readonly name: "event_types";
    readonly value: WebhookEventType;
    readonly checked: boolean;
    readonly disabled: boolean;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/**
 * State and actions of a form that creates or replaces an endpoint. Replacing sends the whole configuration, so the form
 * shows the changes and reads the endpoint again before it sends. (Service document: Endpoints, Webhooks.)
 */
export function useWebhookEditor(parameters: UseWebhookEditorParameters = {}): UseWebhookEditorReturnType {
  const { webhookId, onSaved, allowLocalUrls = false } = parameters;
  const { data: session, can } = useSession();
  const webhook = useWebhook({ webhook_id: webhookId });
  const readError = useSettledError(webhook);
  const limit = useWebhookLimit();
  const webhooks = useWebhooks();
  const receiver = useProxyReceiver();

  const allowedHosts = session?.webhook_destinations;
  const isNew = webhookId === undefined;
  const empty = newWebhook(limit.hasRoom);
  const current = webhook.data ? readWebhookConfig(webhook.data) : empty;
  const isReady = isNew || webhook.data !== undefined;
  const form = useForm({ drafts: webhookDrafts, recordId: webhookId, current: isReady ? current : undefined, empty });
  const { values } = form;
  const changes = webhookChanges({ before: current, after: values });
  const { saving, save } = useWebhookSaving({ webhookId, form, seen: current, readAgain: webhook.refetch, onSaved });
  const problems = webhookProblems({
    config: values,
    refusal: form.extra.refusal,
    // A disabled endpoint receives nothing, so the proxy accepts every host.
    allowedHosts: isNew || values.enabled ? allowedHosts : undefined,
    scopes: session?.scopes,
    isLimitReached: !limit.hasRoom && !(webhook.data && current.enabled),
    allowLocalUrls,
  });
  const shown: WebhookProblems = {
    ...form.shown(problems),
    ...(values.url === form.extra.refusal?.url && { url: problems.url }),
    enabled: problems.enabled,
  };
  const permission = can(isNew ? "createWebhook" : "replaceWebhook");
  const eventGroups = webhookEventGroups.map((group) => ({
    ...group,
    isAllowed: session?.scopes.includes(group.scope) ?? true,
  }));

  const edit = (change: Some<WebhookConfig>) => {
    form.dismiss();
    form.edit(change);
  };
  const setEventTypes = (types: readonly string[]) => {
    form.touch("event_types");
    edit({ event_types: webhookEventTypes.filter((type) => types.includes(type)) });
  };
  const submit = () => {
    if (!isReady || !permission.allowed || saving.status === "sending" || !form.check(problems)) return;
    if (changes.length > 0) save();
  };

  return {
    state: toState(),
    permission,
    eventGroups,
    allowedHosts,
    receiverUrl: isNew && isReceiverFree() ? receiver.url : undefined,
    receiverSecret: receiver.isPointedAtBy(values) ? whereSecretIs() : undefined,
    isDirty: isReady && changes.length > 0,
    edit,
    setEventTypes,
    discard: form.discard,
    retry: () => void webhook.refetch(),
    getFormProps: () => ({ noValidate: true, onSubmit: form.onSubmit(submit) }),
    getTextProps: (field) => ({
      name: field,
      value: values[field],
      onChange: (event) => edit({ [field]: event.target.value }),
      onBlur: () => values[field] !== current[field] && form.touch(field),
      "aria-invalid": shown[field] === undefined ? undefined : true,
    }),
    getEventTypeProps: (type) => {
      const isChosen = values.event_types.includes(type);
      const isAllowed = eventGroups.some((group) => group.isAllowed && group.types.includes(type));
      return {
        type: "checkbox",
        name: "event_types",
        value: type,
        checked: isChosen,
        // A selected type can always be deselected.
        disabled: !isAllowed && !isChosen,
        onChange: ({ target }) =>
          setEventTypes(
            target.checked ? [...values.event_types, type] : values.event_types.filter((other) => other !== type),
          ),
      };
    },
  };

  function isReceiverFree(): boolean {
    const { url = "" } = receiver;
    if (formalUrlProblem(url, allowLocalUrls) !== undefined) return false;
    if (allowedHosts && !isWebhookHostAllowed(url, allowedHosts)) return false;
    return !webhooks.data?.some(receiver.isPointedAtBy);
  }

  /** The proxy learns a secret when it is created, and already has that of an endpoint that delivers to it. */
  function whereSecretIs(): "stored" | "missing" {
    return !webhook.data || receiver.isPointedAtBy(webhook.data) ? "stored" : "missing";
  }

  function toState(): WebhookEditorState {
    if (!isReady) {
      return readError ? { status: "error", error: readError, isRetrying: webhook.isFetching } : { status: "loading" };
    }
    return {
      status: "ready",
      webhook: webhook.data,
      values,
      changes,
      overwrites: form.conflicts,
      dropped: webhook.data ? unknownEventTypes(webhook.data) : [],
      problems: shown,
      saving,
    };
  }
}

/** New endpoints are enabled if the limit allows it. */
function newWebhook(enabled: boolean): WebhookConfig {
  return { url: "", description: "", enabled, event_types: [] };
}
