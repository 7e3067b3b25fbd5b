import type * as z from "zod/mini";
import type { ErrorCode } from "./errorCodes.ts";
import type { Evidence } from "./evidence.ts";
import type { Resource } from "./resource.ts";
import type { GrantedScope, Scope } from "./scopes.ts";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Input of an operation: a strict object with the path parameters and the query (GET) or body fields. */
export type InputSchema = z.ZodMiniObject<z.core.$ZodLooseShape, z.core.$strict>;

/** The definition of an endpoint. Client, proxy, emulator and hooks are generic over it. */
export interface Operation<
  TName extends string = string,
  TInput extends InputSchema = InputSchema,
  TData extends z.ZodMiniType = z.ZodMiniType,
> {
  /** The name of the operation in every layer. */
  readonly name: TName;
  readonly method: Method;
  /** Path below the base address with parameters in braces: `/partner/webhooks/{webhook_id}`. */
  readonly path: `/${string}`;
  /**
   * `key` needs the API key, `signed` the key and a request signature, `public` neither. `session` is an operation of the
   * proxy, which needs a signed-in person.
   */
  readonly auth: "key" | "signed" | "public" | "session";
  /** The scope that the key needs; `unknown` if the service document does not name it; `null` if no key is needed. */
  readonly scope: Scope | "unknown" | null;
  /**
   * The scope that a person needs before the proxy forwards: `scope` if it is known, otherwise an assumption. For
   * operations of the kit and the simulation it is a scope of the kit.
   */
  readonly grant: GrantedScope | null;
  /** Scopes of which one is enough. The first one is `grant`. */
  readonly grantAnyOf?: readonly Scope[] | undefined;
  /** The operation whose permission this one shares. */
  readonly permittedBy?: Operation | undefined;
  /** The scopes that an input needs in addition to `grant`, both of the key and of the person. */
  scopesOf?(input: z.output<TInput>): readonly Scope[];
  /** The URL that the service will call after the operation. `undefined` if it will call none. */
  destinationOf?(input: z.output<TInput>): string | undefined;
  readonly input: TInput;
  /** Payload of the success envelope. */
  readonly data: TData;
  /** The resource that a read returns or a write is about. */
  readonly resource: Resource;
  /** Resources that are stale after the operation succeeds. Empty for reads. */
  readonly affects: readonly Resource[];
  /** Milliseconds for which a result is fresh, unless an event or a change invalidates it. 0 for writes. */
  readonly staleTime: number;
  /** The list in the result and the key of its entries, to compare two results entry by entry. */
  readonly entries?: { readonly list: string; readonly key: string } | undefined;
  /**
   * Whether the input has `cursor` and the data `next_cursor`, to read further pages of a list. The service document shows
   * no pages, so the proxy refuses `cursor` unless its `overrides` declare them.
   */
  readonly pages?: true | undefined;
  /** Milliseconds for which the proxy may share one result between people, because it is the same for all. 0: never. */
  readonly sharedFor: number;
  /** The live message with changes of the result. The proxy polls the operation while a live stream is open. */
  readonly live?: "ticker" | undefined;
  /**
   * `secret`: the result contains a signing secret. `personal`: input or result contains personal data. Clients must cache
   * neither.
   */
  readonly sensitive?: "secret" | "personal" | undefined;
  /** Input fields that the service may not accept, each with the session feature that lets the proxy send it. */
  readonly featureFields?: Readonly<Record<string, "travel_rule_purpose">> | undefined;
  /** Codes that the service document lists for the operation. Every call with a key can return others. */
  readonly errors: readonly ErrorCode[];
  /** `safe`: sending the same input again after an unknown outcome has no second effect. */
  readonly retry: "safe" | "never";
  /**
   * The input field whose value identifies the intent. The service carries out an intent once, however often it is sent.
   * Unlike `retry: "safe"`, this does not allow a client to send it again on its own.
   */
  readonly idempotencyKey?: "idempotency_key" | undefined;
  /** The input field whose value has one idempotency key only. The proxy sends the key that it stored first. */
  readonly idempotencyKeyPer?: string | undefined;
  readonly evidence: Evidence;
  /** The assumption as a sentence. */
  readonly assumed?: string | undefined;
  /** Exists outside production only. */
  readonly simulation?: boolean | undefined;
  /**
   * The identifiers that the audit records: keys are names in the audit record, values are paths in the input or the
   * data, such as `webhook.id`. The audit records no other field of input and data.
   */
  readonly identifiers?: Readonly<Record<string, string>> | undefined;
}

/** The input that a caller passes to an operation. */
export type Input<TOperation extends Operation> = z.input<TOperation["input"]>;

/** The input after validation. */
export type ParsedInput<TOperation extends Operation> = z.output<TOperation["input"]>;

/** The data that an operation returns. */
export type Data<TOperation extends Operation> = z.output<TOperation["data"]>;

type OperationParameters<TName extends string, TInput extends InputSchema, TData extends z.ZodMiniType> = Omit<
  Operation<TName, TInput, TData>,
  "affects" | "evidence" | "grant" | "scope" | "sharedFor" | "staleTime"
> & {
  readonly affects?: readonly Resource[] | undefined;
  /** Default 0. */
  readonly staleTime?: number | undefined;
  /** Default 0. */
  readonly sharedFor?: number | undefined;
} & (
    | { readonly scope: Scope | null; readonly grant?: GrantedScope | undefined }
    // If the service document does not name the scope, the operation has to assume a grant.
    | { readonly scope: "unknown"; readonly grant: Scope }
  );

/** Defines an operation. Its `evidence` is `assumed` if `assumed` is set. */
export function operation<const TName extends string, TInput extends InputSchema, TData extends z.ZodMiniType>(
  parameters: OperationParameters<TName, TInput, TData>,
): Operation<TName, TInput, TData> {
  const { affects = [], staleTime = 0, sharedFor = 0, assumed, grantAnyOf, permittedBy } = parameters;
  const grant = parameters.grant ?? grantAnyOf?.[0] ?? permittedBy?.grant ?? knownScope(parameters.scope);
  return {
    ...parameters,
    grant,
    affects,
    staleTime,
    sharedFor,
    evidence: assumed === undefined ? "documented" : "assumed",
  };
}

function knownScope(scope: Scope | "unknown" | null): Scope | null {
  return scope === "unknown" ? null : scope;
}

/** Returns the names of the parameters in a path, in order. */
export function pathParameters(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? "");
}
