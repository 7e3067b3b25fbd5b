import { type Input, listRecipients, type Recipient, updateRecipient } from "@partner-kit/contract";
import { type Client, createClient } from "@partner-kit/contract/client";
import { fireEvent, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { useUnsavedChanges } from "../src/provider/useUnsavedChanges.ts";
import type { RecipientField } from "../src/recipients/recipientValues.ts";
import {
  type UseRecipientEditorParameters,
  type UseRecipientEditorReturnType,
  useRecipientEditor,
} from "../src/recipients/useRecipientEditor.ts";
import { type Backend, createBackend } from "./createBackend.ts";
import { type RenderWithKitParameters, renderWithKit, settle } from "./renderWithKit.tsx";

export let editor: UseRecipientEditorReturnType;

export const fieldsOfType: Readonly<Record<"fiat" | "crypto", readonly RecipientField[]>> = {
  fiat: ["label", "bank_code", "account_number", "expected_name", "fiat_currency"],
  crypto: ["label", "chain", "crypto_address", "crypto_currency", "country"],
};

/** The editor in plain HTML. */
export function Editor(parameters: UseRecipientEditorParameters): ReactElement {
  editor = useRecipientEditor(parameters);
  const { getFieldProps, getConfirmProps, bank } = editor;
  return (
    <form {...editor.getFormProps()}>
      {fieldsOfType[editor.values.type].map((field) => (
        <input key={field} aria-label={field} {...getFieldProps(field)} />
      ))}
      {bank.verification?.status === "verified" && <input aria-label="confirm" {...getConfirmProps()} />}
      <button type="submit">Review</button>
    </form>
  );
}

/** An editor that can be closed and opened again. */
export function Closable(parameters: UseRecipientEditorParameters): ReactElement {
  const [isOpen, setOpen] = useState(true);
  const { forms } = useUnsavedChanges();
  return (
    <>
      {isOpen && <Editor {...parameters} />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Close" : "Open"}
      </button>
      <output>{forms.join()}</output>
    </>
  );
}

export const type = (field: string, value: string) =>
  fireEvent.change(screen.getByLabelText(field), { target: { value } });
export const leave = (field: string) => fireEvent.blur(screen.getByLabelText(field));
export const confirm = () => fireEvent.click(screen.getByLabelText("confirm"));
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
export const count = ({ requests }: Backend, end: RegExp) => requests.filter((request) => end.test(request)).length;
export const CHECK = /verify-account$/;
export const WRITE = /^(?:POST|PATCH) .*\/recipients/;

export async function review(): Promise<void> {
  press("Review");
  await settle();
}

export async function save(): Promise<void> {
  await review();
  editor.save();
  await settle();
}

export async function enterAccount(bankCode: string, accountNumber: string): Promise<void> {
  type("bank_code", bankCode);
  type("account_number", accountNumber);
  await settle(500);
}

export async function enterChioma(): Promise<void> {
  type("label", "Rent");
  await enterAccount("058", "2034876509");
}

/** Changes the service directly, as another person would. */
export function elsewhere({ service }: Backend): Client & { readonly list: () => Promise<Recipient[]> } {
  const headers = { "x-api-key": service.keys.default };
  const client = createClient({ baseUrl: "https://service.example/v1", fetch: service.fetch, headers });
  return { ...client, list: () => client.call(listRecipients, {}) };
}

export async function find(backend: Backend, label: string): Promise<Recipient> {
  const found = (await elsewhere(backend).list()).find((one) => one.label === label);
  if (!found) throw new Error(`no recipient ${label}`);
  return found;
}

interface RenderEditorParameters
  extends UseRecipientEditorParameters,
    Pick<RenderWithKitParameters, "backend" | "onError"> {
  /** ID of the recipient to edit. */
  readonly label?: string | undefined;
}

/** Renders an editor and records the bodies that it sends. */
export async function renderEditor({ label, backend: parameters, onError, ...rest }: RenderEditorParameters = {}) {
  const made = createBackend(parameters);
  const recipientId = label === undefined ? rest.recipientId : (await find(made, label)).id;
  const sent: unknown[] = [];
  const fetch: typeof made.fetch = (input, init) => {
    if (WRITE.test(`${init?.method} ${String(input)}`)) sent.push(JSON.parse(String(init?.body)));
    return made.fetch(input, init);
  };
  await renderWithKit(<Closable {...rest} recipientId={recipientId} />, { fetch, now: made.clock.now, onError });
  return { backend: made, recipientId: recipientId ?? "", sent };
}

export async function changeElsewhere(backend: Backend, input: Input<typeof updateRecipient>): Promise<void> {
  await backend.clock.advance(1000);
  await elsewhere(backend).call(updateRecipient, input);
}

export async function readAgain(): Promise<void> {
  editor.retry();
  await settle();
}
