"use client";

import { webhookHeaders } from "@partner-kit/contract/webhook";
import { type ChangeEvent, useState } from "react";
import { checkSignature, type SignatureCheck } from "./checkSignature.ts";
import { createExampleDelivery } from "./createExampleDelivery.ts";

export type SignatureField = "secret" | "headers" | "body";

export type SignatureCheckerState =
  /** The missing inputs. */
  | { readonly status: "incomplete"; readonly missing: readonly SignatureField[] }
  | { readonly status: "ready" }
  | { readonly status: "checked"; readonly check: SignatureCheck };

/** A body: pasted text, or the bytes of a file. */
export type SignatureBody =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "file"; readonly name: string; readonly bytes: Uint8Array };

export interface UseSignatureCheckerParameters {
  /**
   * The current time of signatures, in milliseconds since the epoch. Default `Date.now`, because signatures carry the real
   * time even if the provider's `now` does not.
   */
  readonly signatureNow?: (() => number) | undefined;
}

export interface UseSignatureCheckerReturnType {
  readonly state: SignatureCheckerState;
  readonly body: SignatureBody;
  /** The required headers, and whether the pasted text contains them. */
  readonly headers: readonly { readonly name: string; readonly isFound: boolean }[];
  readonly check: () => void;
  /** Reads the body from a file. Pasting can change line breaks; a file cannot. */
  readonly loadFile: (file: File) => void;
  /** Fills in a delivery that this page signs now, with an example secret. */
  readonly loadExample: () => void;
  /** Whether the inputs are that example, unchanged. */
  readonly isExample: boolean;
  /** Clears all inputs. */
  readonly clear: () => void;
  readonly getTextProps: (field: SignatureField) => {
    readonly name: string;
    readonly value: string;
    readonly autoComplete: "off";
    readonly spellCheck: false;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
}

/**
 * Checks a delivery against a signing secret in this page. Nothing is sent, and the secret exists only in its field.
 * (Service document: Signature verification.)
 */
export function useSignatureChecker(parameters: UseSignatureCheckerParameters = {}): UseSignatureCheckerReturnType {
  const { signatureNow = Date.now } = parameters;
  const [secret, setSecret] = useState("");
  const [headerText, setHeaderText] = useState("");
  const [body, setBody] = useState<SignatureBody>(noBody);
  const [result, setResult] = useState<SignatureCheck>();
  const [isExample, setExample] = useState(false);
  const found = readHeaderLines(headerText);
  const values = { secret, headers: headerText, body: body.kind === "text" ? body.text : "" };
  const missing = fields.filter((field) => values[field].trim() === "" && !(field === "body" && body.kind === "file"));

  const change = (field: SignatureField, text: string) => {
    setResult(undefined);
    setExample(false);
    if (field === "secret") setSecret(text);
    else if (field === "headers") setHeaderText(text);
    else setBody({ kind: "text", text });
  };
  const check = async () => {
    if (missing.length > 0) return;
    const bytes = body.kind === "file" ? body.bytes : new TextEncoder().encode(body.text);
    setResult(await checkSignature({ secret: secret.trim(), headers: found, body: bytes, now: signatureNow() }));
  };

  async function takeFile(file: File): Promise<void> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    setBody({ kind: "file", name: file.name, bytes });
    // The result was for the previous body.
    setResult(undefined);
    setExample(false);
  }

  async function takeExample(): Promise<void> {
    const example = await createExampleDelivery({ now: signatureNow() });
    setSecret(example.secret);
    setHeaderText(example.headers);
    setBody({ kind: "text", text: example.body });
    setResult(undefined);
    setExample(true);
  }

  return {
    state: toState(),
    body,
    headers: signedHeaders.map((name) => ({ name, isFound: Object.hasOwn(found, name) })),
    check: () => void check(),
    loadFile: (file) => void takeFile(file),
    loadExample: () => void takeExample(),
    isExample,
    clear: () => {
      setSecret("");
      setHeaderText("");
      setBody(noBody);
      setResult(undefined);
      setExample(false);
    },
    getTextProps: (field) => ({
      name: field,
      value: values[field],
      autoComplete: "off",
      spellCheck: false,
      onChange: (event) => change(field, event.target.value),
    }),
  };

  function toState(): SignatureCheckerState {
    if (missing.length > 0) return { status: "incomplete", missing };
    return result ? { status: "checked", check: result } : { status: "ready" };
  }
}

const fields: readonly SignatureField[] = ["secret", "headers", "body"];
const signedHeaders: readonly string[] = [webhookHeaders.id, webhookHeaders.timestamp, webhookHeaders.signature];
const noBody: SignatureBody = { kind: "text", text: "" };

/**
 * Reads headers copied from a log or a tool: `name: value` lines, with any prefix that tools add, or a JSON object. Names
 * are lower case; a repeated name has all its values. Other lines are ignored.
 */
export function readHeaderLines(text: string): Readonly<Record<string, readonly string[]>> {
  const headers = new Map<string, string[]>();
  for (const [name, value] of readJson(text) ?? readLines(text)) {
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return Object.fromEntries(headers);
}

function readLines(text: string): readonly (readonly [string, string])[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name, value] = /^[\s<>*-]*["']?([\w-]+)["']?\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    return name && value ? [[name, value.replace(/^["'](.*?)["'],?$/, "$1")] as const] : [];
  });
}

function readJson(text: string): readonly (readonly [string, string])[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    return Object.entries(value).flatMap(([name, entry]) => [entry].flat().map((one) => [name, String(one)] as const));
  } catch {
    return undefined;
  }
}
