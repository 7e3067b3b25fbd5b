"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Field } from "../../ui/Field/Field.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { enOrderList } from "../messages.en.ts";
import type { UseOrderListReturnType } from "../useOrderList.ts";

export interface OrderLookupProps {
  readonly list: UseOrderListReturnType;
  readonly onOpen: (orderId: string) => void;
}

/** Opens an order that is not in the list, by its ID. */
export function OrderLookup({ list, onOpen }: OrderLookupProps): ReactElement {
  const { orderList: messages, fill } = useText(enOrderList);
  return (
    <form data-part="lookup" {...list.getIdFormProps(onOpen)}>
      <Field
        label={messages.id}
        isLabelHidden
        error={list.isIdInvalid ? fill(messages.idInvalid, { example: EXAMPLE }) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            {...list.getIdFieldProps()}
            format="code"
            autoComplete="off"
            placeholder={messages.id}
          />
        )}
      </Field>
      <Button type="submit">{messages.goTo}</Button>
    </form>
  );
}

const EXAMPLE = "7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f";
