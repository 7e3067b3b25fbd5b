"use client";

import { type Webhook, type WebhookEventType, webhookEventTypes } from "@partner-kit/contract";
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
import { type WebhookChange, webhookChanges } from "./webhookChanges.ts";
import { readWebhookConfig, unknownEventTypes, type WebhookConfig, type WebhookField } from "./webhookConfig.ts";
import { type WebhookEventGroup, webhookEventGroups } from "./webhookEventGroups.ts";
import { webhookDrafts } from "./webhookForm.ts";
import { type WebhookProblems, webhookProblems } from "./webhookProblems.ts";
import { useWebhook, useWebhooks } from "./webhooks.ts";

export interface UseWebhookEditorParameters extends Pick<UseWebhookSavingParameters, "onSaved"> {
  /** The endpoint to replace; left out for a new one. */
  readonly webhookId?: string | undefined;
  /** Takes `http` and loopback addresses, for an emulated service that delivers to them. Default false. */
  readonly allowLocalUrls?: boolean | undefined;
}

export type WebhookEditorState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  | WebhookEditorReady;

export interface WebhookEditorReady {
  readonly status: "ready";
  /** The endpoint as the service has it; `undefined` for a new one. */
  readonly webhook: Webhook | undefined;
  readonly values: WebhookConfig;
  /** What saving changes. For a new endpoint: everything that was filled in. */
  readonly changes: readonly WebhookChange[];
  /** Edited fields that somebody else changed meanwhile. */
  readonly overwrites: readonly WebhookField[];
  /** Subscriptions that saving drops, because this kit does not know their names and cannot send them back. */
  readonly dropped: readonly string[];
  /** Of fields that were left, or all once saving was tried. */
  readonly problems: WebhookProblems;
  readonly saving: WebhookSaving;
}

/** The event types of an area, with what is chosen and what cannot be. */
export interface WebhookEditorEventGroup extends WebhookEventGroup {
  /** Whether this person and the key have the scope it needs. True while that is not known. */
  readonly isAllowed: boolean;
}

export interface UseWebhookEditorReturnType {
  readonly state: WebhookEditorState;
  /** To create, or to replace: whichever this is about. */
  readonly permission: Permission;
  readonly eventGroups: readonly WebhookEditorEventGroup[];
  /** The proxy's receiver, for a new endpoint while none leads there; `undefined` otherwise. The proxy keeps its secret. */
  readonly receiverUrl: string | undefined;
  /**
   * Where the address that was entered is the proxy's receiver: whether the proxy stores the secret on saving, or lacks it
   * until it is rotated; `undefined` for any other address.
   */
  readonly receiverSecret: "stored" | "missing" | undefined;
  /** Whether there is something that closing the form would leave unsaved. It is kept either way. */
  readonly isDirty: boolean;
  /** What is left out, or `undefined`, stays. */
  readonly edit: (change: Some<WebhookConfig>) => void;
  readonly setEventTypes: (types: readonly string[]) => void;
  /** Forgets the edits. */
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
 * Everything a form does that creates an endpoint or replaces one. Replacing sends the whole configuration, so the form
 * shows what that changes, and looks at the service once more before it sends. (Service document: Endpoints, Webhooks.)
 */
export function useWebhookEditor(parameters: UseWebhookEditorParameters = {}): UseWebhookEditorReturnType {
  const { webhookId, onSaved, allowLocalUrls = false } = parameters;
  const { data: session, can } = useSession();
  const webhook = useWebhook({ webhook_id: webhookId });
  const readError = useSettledError(webhook);
  const limit = useWebhookLimit();
  const webhooks = useWebhooks();
  const receiver = useProxyReceiver();

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
    refusedUrl: form.extra.refusedUrl,
    scopes: session?.scopes,
    isLimitReached: !limit.hasRoom && !(webhook.data && current.enabled),
    allowLocalUrls,
  });
  const shown: WebhookProblems = {
    ...form.shown(problems),
    ...(problems.url === "refused" && { url: problems.url }),
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
    receiverUrl: isNew && !webhooks.data?.some(receiver.isPointedAtBy) ? receiver.url : undefined,
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
        // One that is chosen already can still be given up.
        disabled: !isAllowed && !isChosen,
        onChange: ({ target }) =>
          setEventTypes(
            target.checked ? [...values.event_types, type] : values.event_types.filter((other) => other !== type),
          ),
      };
    },
  };

  /** The proxy learns a secret when it is made, and keeps that of an endpoint that leads to it already. */
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

/** Enabled from the start where that is possible. */
function newWebhook(enabled: boolean): WebhookConfig {
  return { url: "", description: "", enabled, event_types: [] };
}
