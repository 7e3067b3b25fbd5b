"use client";

import { withLink } from "@partner-kit/contract";
import { IsRestoringProvider, QueryClient, useIsRestoring } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from "react";
import { createLazyLive } from "../live/createLazyLive.ts";
import { refetchStale } from "../live/refetchStale.ts";
import { createClock } from "../locale/createClock.ts";
import { LocaleContext } from "../locale/LocaleContext.ts";
import { createKit, DEFAULT_BASE_URL } from "../query/kit.ts";
import type { Catalogues, TextOverrides } from "../text/text.ts";
import { type Primitives, PrimitivesContext } from "../ui/primitives/Primitives.ts";
import { AssumptionNotesContext } from "./AssumptionNotesContext.ts";
import {
  KitContext,
  type KitContextValue,
  type ReportError,
  type ReportEvent,
  type RequestListener,
} from "./KitContext.ts";
import { PolicyReasonContext } from "./PolicyReasonContext.ts";
import { SignInContext, type SignInTarget } from "./SignInContext.ts";
import { useIsHydrated } from "./useIsHydrated.ts";
import { useLatest } from "./useLatest.ts";
import { useMessageSource } from "./useMessageSource.ts";
import type { Some } from "./withDefaults.ts";

export interface PartnerKitProviderProps {
  readonly children?: ReactNode;
  /** URL of the proxy: a path on the page's origin, or an absolute URL. Default `/partner-kit`. */
  readonly baseUrl?: string | undefined;
  /**
   * Your QueryClient. Throws if it comes from another, older copy of TanStack Query than the kit's. Default: a new client
   * for this provider.
   */
  readonly queryClient?: QueryClient | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Whether to open the live stream. Without it, the page refetches its data every few seconds. Default true. */
  readonly live?: boolean | undefined;
  /**
   * BCP 47 language of messages, numbers and times. With a region (`en-NG`), lists of countries start with that country.
   * Default `en`. The catalogues `ar`, `fr` and `pt` are loaded when a component first renders messages; until then
   * messages are English. To render them on a server, pass the catalogue as `catalogues`.
   */
  readonly locale?: string | undefined;
  /**
   * Messages by language, which need not be loaded, so that a server renders them: `{ ar }` of `@partner-kit/react/text/ar`.
   * A server component passes a reference to these catalogues, not their messages. Only the language of `locale` is used.
   */
  readonly catalogues?: Catalogues | undefined;
  /**
   * The name of the service in messages, such as `Acme`, used unchanged: "Acme is limiting requests." Default: "the service"
   * in the language of the page.
   */
  readonly serviceName?: string | undefined;
  /** Messages that replace the kit's. */
  readonly text?: TextOverrides | undefined;
  /**
   * Where a user signs in again, shown wherever a session has ended: the URL of your sign-in page, which opens in a new tab so
   * that the page keeps what the user entered, or a function that opens your own sign-in. Default: the text only.
   */
  readonly signIn?: SignInTarget | undefined;
  /**
   * For engineers: whether components show what the kit assumes about the service where its documentation is silent.
   * Default false.
   */
  readonly assumptionNotes?: boolean | undefined;
  /**
   * Translates the reason for which your policy requires an approval: receives the policy's text, returns the text that users
   * read. Default: the policy's text.
   */
  readonly describeReason?: ((reason: string) => string) | undefined;
  /** Elements of your design system that replace the kit's. Create the object once: a new one renders everything again. */
  readonly components?: Some<Primitives> | undefined;
  /**
   * The service's time in milliseconds since the epoch, for ages and for the ends of quotes. Default: `Date.now` for ages. The ends of quotes
   * are corrected by the `Date` header of the proxy's responses, so that a browser with a wrong clock can still use a quote.
   */
  readonly now?: (() => number) | undefined;
  /** Called with every error, for your telemetry. */
  readonly onError?: ReportError | undefined;
  /** Called when a change ends, when the live connection changes and for each webhook event, for your telemetry. */
  readonly onEvent?: ReportEvent | undefined;
}

/** Connects its children to a proxy. Renders no element. */
export function PartnerKitProvider(props: PartnerKitProviderProps): ReactElement {
  const { baseUrl = DEFAULT_BASE_URL, live = true } = props;
  // Another proxy is another account, so no state of the first may remain.
  return <Connected key={`${live} ${baseUrl}`} {...props} baseUrl={baseUrl} live={live} />;
}

function Connected(
  props: PartnerKitProviderProps & { readonly baseUrl: string; readonly live: boolean },
): ReactElement {
  const { children, baseUrl, live: stream, locale = "en", serviceName, catalogues, text: overrides } = props;
  const { components = ownComponents, signIn, assumptionNotes = false, describeReason } = props;
  const [ownQueryClient] = useState(createLazily(() => new QueryClient()));
  const queryClient = props.queryClient ?? ownQueryClient();
  checkQueryClient(queryClient);
  const latest = useLatest({ ...props, queryClient });

  const [core] = useState(() => {
    const now = () => (latest.current.now ?? Date.now)();
    const clock = createClock(now);
    const requestListeners = new Set<RequestListener>();
    const fetch: typeof globalThis.fetch = (...args) => {
      // Browsers throw if `fetch` is called as a method.
      const { fetch: given = globalThis.fetch } = latest.current;
      const response = given(...args);
      // The caller handles a failed request.
      void response.then(
        ({ headers }) => observeTime(headers),
        () => undefined,
      );
      for (const listen of requestListeners) listen(args, response);
      return response;
    };
    /** A host that passes a clock knows the service's. The header can be that of another server. */
    const observeTime = (headers: Headers) => {
      if (!latest.current.now) clock.compare(headers.get("date"));
    };
    const reportError: ReportError = (error, source) => latest.current.onError?.(error, source);
    const reportEvent: ReportEvent = (event) => latest.current.onEvent?.(event);
    const kit = createKit({ baseUrl, fetch, now });
    const getQueryClient = () => latest.current.queryClient;
    const live = createLazyLive({
      load: async (status) => {
        const { createKitLive } = await import("../live/createKitLive.ts");
        return createKitLive({
          kit,
          status,
          stream,
          getQueryClient,
          fetch,
          now,
          random: Math.random,
          reportError,
          reportEvent,
        });
      },
      onError: (error) => reportError(error, { source: "live" }),
      poll: () => refetchStale({ queryClient: getQueryClient(), baseUrl }),
      now,
    });
    return { kit, live, clock, reportError, requestListeners };
  });
  const { kit, live, clock, reportError, requestListeners } = core;

  useEffect(() => {
    // A client counts its mounts, so the host may have mounted it too.
    queryClient.mount();
    const stop = live.start();
    return () => {
      stop();
      queryClient.unmount();
    };
  }, [queryClient, live]);

  const messages = useMessageSource({ locale, given: catalogues, overrides, serviceName, reportError });
  const value = useMemo<KitContextValue>(
    () => ({ kit, queryClient, live, reportError, requestListeners }),
    [kit, queryClient, live, reportError, requestListeners],
  );
  const isHydrated = useIsHydrated();
  // Prevents refetches during hydration. Stale data of the server is refetched afterwards.
  const isRestoring = useIsRestoring() || !isHydrated;
  const language = useMemo(() => ({ locale, clock, messages }), [locale, clock, messages]);
  return (
    <KitContext.Provider value={value}>
      <LocaleContext.Provider value={language}>
        <PrimitivesContext.Provider value={components}>
          <SignInContext.Provider value={signIn}>
            <AssumptionNotesContext.Provider value={assumptionNotes}>
              <PolicyReasonContext.Provider value={describeReason}>
                <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
              </PolicyReasonContext.Provider>
            </AssumptionNotesContext.Provider>
          </SignInContext.Provider>
        </PrimitivesContext.Provider>
      </LocaleContext.Provider>
    </KitContext.Provider>
  );
}

const ownComponents: Some<Primitives> = {};

function createLazily<TValue>(create: () => TValue): () => () => TValue {
  return () => {
    let made: { readonly value: TValue } | undefined;
    return () => {
      made ??= { value: create() };
      return made.value;
    };
  };
}

/**
 * Throws if the host's client comes from a copy of TanStack Query that is too old for the kit's hooks, which call methods
 * that such a client lacks.
 */
function checkQueryClient(queryClient: QueryClient): void {
  if (Object.getOwnPropertyNames(QueryClient.prototype).every((name) => name in queryClient)) return;
  const message =
    "The `queryClient` of <PartnerKitProvider> comes from an older copy of @tanstack/react-query than the kit's. Install one version for both (`npm dedupe`).";
  throw new Error(withLink(message, "QUERY_CLIENT_INVALID"));
}
