"use client";

import { IsRestoringProvider, QueryClient, useIsRestoring } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from "react";
import { createLazyLive } from "../live/createLazyLive.ts";
import { createClock } from "../locale/createClock.ts";
import { LocaleContext } from "../locale/LocaleContext.ts";
import { createKit, DEFAULT_BASE_URL } from "../query/kit.ts";
import type { TextOverrides } from "../text/text.ts";
import { type Primitives, PrimitivesContext } from "../ui/primitives/Primitives.ts";
import { checkQueryClient } from "./checkQueryClient.ts";
import { KitContext, type KitContextValue } from "./KitContext.ts";
import type { ReportError } from "./ReportError.ts";
import type { ReportEvent } from "./ReportEvent.ts";
import { useIsHydrated } from "./useIsHydrated.ts";
import { useLatest } from "./useLatest.ts";
import { useMessageSource } from "./useMessageSource.ts";
import type { Some } from "./withDefaults.ts";

export interface PartnerKitProviderProps {
  readonly children?: ReactNode;
  /** Where the proxy is mounted: a path of the page's own origin, or an address. Default `/partner-kit`. */
  readonly baseUrl?: string | undefined;
  /**
   * A QueryClient of the host's, used as it is. Throws where it is of another copy of TanStack Query, older than the
   * kit's. Default: one of the kit's own for this provider.
   */
  readonly queryClient?: QueryClient | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Whether to hold the live stream. Without it, what is on the page is read again every few seconds. Default true. */
  readonly live?: boolean | undefined;
  /**
   * BCP 47, for words, figures and times; with a country (`en-NG`), lists of countries begin with that one. Fixed rather
   * than guessed, so that server and page agree. Default `en`. Words of `ar`, `fr` and `pt` are loaded once something
   * shows words, with English until then; where a server shall write them, import the catalogue
   * (`@partner-kit/react/text/ar`) and give it as `text`.
   */
  readonly locale?: string | undefined;
  /** Words in place of the kit's own. */
  readonly text?: TextOverrides | undefined;
  /** Elements of your design system in place of the kit's own. Make it once: a new object renders everything again. */
  readonly components?: Some<Primitives> | undefined;
  /** Milliseconds since the epoch, for ages. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Told of every error the kit met, for your telemetry. */
  readonly onError?: ReportError | undefined;
  /** Told of changes that ended, of the live connection and of webhook events, for your telemetry. */
  readonly onEvent?: ReportEvent | undefined;
}

/** Connects what is below it to a proxy. Renders nothing of its own. */
export function PartnerKitProvider(props: PartnerKitProviderProps): ReactElement {
  const { baseUrl = DEFAULT_BASE_URL, live = true } = props;
  // Another proxy is another account: nothing of the one may be left in the other.
  return <Connected key={`${live} ${baseUrl}`} {...props} baseUrl={baseUrl} live={live} />;
}

interface ConnectedProps extends PartnerKitProviderProps {
  readonly baseUrl: string;
  readonly live: boolean;
}

function Connected(props: ConnectedProps): ReactElement {
  const { children, baseUrl, live: stream, locale = "en", text: overrides, components = ownComponents } = props;
  const [ownQueryClient] = useState(createLazily(() => new QueryClient()));
  const queryClient = props.queryClient ?? ownQueryClient();
  checkQueryClient(queryClient);
  const latest = useLatest({ ...props, queryClient });

  const [core] = useState(() => {
    const now = () => (latest.current.now ?? Date.now)();
    // Not called as a method: a browser's own `fetch` refuses to be.
    const fetch: typeof globalThis.fetch = (...args) => {
      const { fetch: given = globalThis.fetch } = latest.current;
      return given(...args);
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
    });
    return { kit, live, clock: createClock(now), reportError };
  });
  const { kit, live, clock, reportError } = core;

  useEffect(() => {
    // Mounting counts, so that a client the host has mounted itself is none the worse for it.
    queryClient.mount();
    const stop = live.start();
    return () => {
      stop();
      queryClient.unmount();
    };
  }, [queryClient, live]);

  const messages = useMessageSource({ locale, overrides, reportError });
  const value = useMemo<KitContextValue>(
    () => ({ kit, queryClient, live, reportError }),
    [kit, queryClient, live, reportError],
  );
  const isHydrated = useIsHydrated();
  // What a server read may be stale by the time the page takes over: it is read again after that, not said during it.
  const isRestoring = useIsRestoring() || !isHydrated;
  const language = useMemo(() => ({ locale, clock, messages }), [locale, clock, messages]);
  return (
    <KitContext.Provider value={value}>
      <LocaleContext.Provider value={language}>
        <PrimitivesContext.Provider value={components}>
          <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
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
