import { PartnerKitProvider, type PartnerKitProviderProps } from "@partner-kit/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Route, Router, Switch } from "wouter";
import { BASE, KIT_URL } from "./backend/addresses.ts";
import { serviceNow } from "./backend/emulatorClock.ts";
import { useRun } from "./backend/startOver.ts";
import { SERVICE_NAME } from "./messages/useAppMessages.ts";
import { NotFound } from "./screens/NotFound.tsx";
import { Pair, PayMany, screenNames, screens } from "./screens/screens.ts";
import { SignedIn } from "./session/SignedIn.tsx";
import { usePolicyReason } from "./session/usePolicyReason.ts";
import { localeOf } from "./settings/localeOf.ts";
import { useSettings } from "./settings/settings.ts";
import { AppLink } from "./shell/AppLink.tsx";
import { Presenter } from "./shell/Extras.tsx";
import { Shell } from "./shell/Shell.tsx";

export interface AppProps {
  /** The admin's own client. partner-kit caches its data in the same client. */
  readonly queryClient: QueryClient;
  /** The kit's messages in the language that the page starts in. The kit loads others when a person chooses them. */
  readonly catalogues: PartnerKitProviderProps["catalogues"];
}

/** The admin of Harmattan Pay, an invented partner that uses partner-kit. */
export function App({ queryClient, catalogues }: AppProps): ReactElement {
  const { language, hasAssumptionNotes } = useSettings();
  const run = useRun();
  const locale = localeOf(language);
  const describeReason = usePolicyReason(locale);
  return (
    <QueryClientProvider client={queryClient}>
      <Router base={BASE}>
        <SignedIn>
          <PartnerKitProvider
            // Remounts after a reset, so that no state of the deleted account remains.
            key={run}
            baseUrl={KIT_URL}
            queryClient={queryClient}
            locale={locale}
            catalogues={catalogues}
            serviceName={SERVICE_NAME}
            assumptionNotes={hasAssumptionNotes}
            components={components}
            describeReason={describeReason}
            now={serviceNow}
          >
            <Shell>
              <Switch>
                {screenNames.map((name) => (
                  <Route key={name} path={screens[name].route} component={screens[name].component} />
                ))}
                <Route path="/markets/:pairId" component={Pair} />
                <Route path="/pay/batch/:batchId?" component={PayMany} />
                <Route component={NotFound} />
              </Switch>
            </Shell>
          </PartnerKitProvider>
          <Presenter />
        </SignedIn>
      </Router>
    </QueryClientProvider>
  );
}

const components = { Link: AppLink };
