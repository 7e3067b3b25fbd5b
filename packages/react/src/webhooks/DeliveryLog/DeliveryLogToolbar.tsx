"use client";

import type { ReactElement } from "react";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillPlural, fillText } from "../../text/fillText.ts";
import { enCommon } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import type { DeliveryLogOption, UseDeliveryLogReturnType } from "../../webhookHistory/useDeliveryLog.ts";
import { enDeliveryLog } from "../messages.en.ts";

/** The choice of list, and its filters. */
export function DeliveryLogToolbar(props: UseDeliveryLogReturnType): ReactElement {
  const { state, view, setView, options, findWebhook, refresh } = props;
  const { locale } = useLocale();
  const { common, deliveryLog: messages } = useText(enCommon, enDeliveryLog);
  const isReady = state.status === "ready";
  return (
    <div data-part="toolbar">
      <Field label={messages.list}>
        {(control) => (
          <Select
            {...control}
            value={view.list}
            onValueChange={(list) => setView({ list: list === "events" ? "events" : "deliveries" })}
            options={[
              { value: "deliveries", label: messages.deliveries },
              { value: "events", label: messages.events },
            ]}
          />
        )}
      </Field>
      {options.map((option) => (
        <Field key={option.filter} label={messages[option.filter]}>
          {(control) => (
            <Select
              {...control}
              value={option.value ?? ""}
              onValueChange={(value) => setView({ [option.filter]: value === "" ? undefined : value })}
              options={[
                { value: "", label: messages.any },
                ...option.values.map((value) => ({ value, label: labelOf(option, value) })),
              ]}
            />
          )}
        </Field>
      ))}
      <div data-part="state">
        <p role="status">{isReady && fillPlural({ forms: messages.total, count: state.matches, locale })}</p>
        {isReady && state.freshness.kind === "stale" && <FreshnessBadge freshness={state.freshness} />}
        <Button
          variant="quiet"
          icon="refresh"
          iconOnly
          onClick={refresh}
          disabled={!isReady}
          isBusy={isReady && state.isRefreshing}
        >
          {common.refresh}
        </Button>
      </div>
    </div>
  );

  function labelOf({ filter }: DeliveryLogOption, value: string): string {
    if (filter !== "webhookId") return value;
    return findWebhook(value)?.url ?? fillText(messages.deletedEndpoint, { id: value });
  }
}
