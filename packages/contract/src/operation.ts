import type * as z from "zod/mini";
import type { ErrorCode } from "./errorCodes.ts";
import type { Evidence } from "./evidence.ts";
import type { Resource } from "./resource.ts";
import type { GrantedScope, Scope } from "./scopes.ts";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Input of an operation: a strict object whose keys are the path's placeholders, then query (GET) or body fields. */
export type InputSchema = z.ZodMiniObject<z.core.$ZodLooseShape, z.core.$strict>;

/** An endpoint of the service, told once. Client, proxy, emulator and hooks are generic over it. */
export interface Operation<
  TName extends string = string,
  TInput extends InputSchema = InputSchema,
  TData extends z.ZodMiniType = z.ZodMiniType,
> {
  /** The one name this operation has in every layer. */
  readonly name: TName;
  readonly method: Method;
  /** Path below the base address, placeholders in braces: `/partner/webhooks/{webhook_id}`. */
  readonly path: `/${string}`;
  /**
   * `key` needs the API key, `signed` the key and a request signature, `public` neither. `session`: the proxy itself responds, to
   * whoever is signed in.
   */
  readonly auth: "key" | "signed" | "public" | "session";
  /** The scope the service document asks of the key; `unknown` where it does not say; `null` where no key is needed. */
  readonly scope: Scope | "unknown" | null;
  /**
   * The scope a person must be granted before the proxy forwards: `scope` where it is known, else this kit's assumption. For
   * operations of the kit and the simulation it is a scope of the kit.
   */
  readonly grant: GrantedScope | null;
  /** Each of these scopes is enough by itself. The first one is `grant`. */
  readonly grantAnyOf?: readonly Scope[] | undefined;
  /** The operation whose permission this one shares: whoever may call that one may call this one. */
  readonly permittedBy?: Operation | undefined;
  /** The scopes that an input needs next to `grant`, of the key as of the person. Left out where no input needs any. */
  scopesOf?(input: z.output<TInput>): readonly Scope[];
  readonly input: TInput;
  /** Payload of the success envelope. */
  readonly data: TData;
  /** What a read returns, and what a write is about. */
  readonly resource: Resource;
  /** What is stale once the operation succeeded. Empty for reads. */
  readonly affects: readonly Resource[];
  /** Milliseconds for which a result counts as current, unless an event or a change says otherwise. 0 for writes. */
  readonly staleTime: number;
  /** The list in the result whose entries have a key, so that two results can be compared entry by entry. */
  readonly entries?: { readonly list: string; readonly key: string } | undefined;
  /** Milliseconds for which one result may serve everybody who asks, because it is the same for all. 0: never. */
  readonly sharedFor: number;
  /** The live message that carries changes of the result. The proxy polls the operation while somebody listens. */
  readonly live?: "ticker" | undefined;
  /**
   * `secret`: the result holds a signing secret. `personal`: input or result holds personal data. A client keeps neither
   * in a cache.
   */
  readonly sensitive?: "secret" | "personal" | undefined;
  /** Input fields that the service may not accept, each with the session feature that makes the proxy send it. */
  readonly featureFields?: Readonly<Record<string, "travel_rule_purpose">> | undefined;
  /** Codes the service document lists for it, next to those every keyed call can get. */
  readonly errors: readonly ErrorCode[];
  /** `safe`: sending the same input again after an uncertain answer changes nothing more. */
  readonly retry: "safe" | "never";
  readonly evidence: Evidence;
  /** What was assumed, in a sentence. */
  readonly assumed?: string | undefined;
  /** Exists outside production only. */
  readonly simulation?: boolean | undefined;
  /**
   * The identifiers that the audit records. Keys are names in the audit record; values say where each one is in the input or the
   * data, such as `webhook.id`. The audit records nothing else of them.
   */
  readonly identifiers?: Readonly<Record<string, string>> | undefined;
}

/** What a caller passes to an operation. */
export type Input<TOperation extends Operation> = z.input<TOperation["input"]>;

/** The input as it leaves validation. */
export type ParsedInput<TOperation extends Operation> = z.output<TOperation["input"]>;

/** What an operation returns. */
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
    // Where the service document names no scope, the grant is this kit's to name.
    | { readonly scope: "unknown"; readonly grant: Scope }
  );

/** Defines an operation. It is `assumed` as soon as a sentence says what was assumed. */
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

/** The names of the placeholders in a path, in order. */
export function pathParameters(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? "");
}
