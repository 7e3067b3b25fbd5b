import { PartnerKitProvider } from "@partner-kit/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Route, Router, Switch } from "wouter";
import { BASE, KIT_URL } from "./backend/addresses.ts";
import { serviceNow } from "./backend/emulatorClock.ts";
import { useRun } from "./backend/startOver.ts";
import { NotFound } from "./screens/NotFound.tsx";
import { Pair, screenNames, screens } from "./screens/screens.ts";
import { SignedIn } from "./session/SignedIn.tsx";
import { useSettings } from "./settings/settings.ts";
import { AppLink } from "./shell/AppLink.tsx";
import { Presenter } from "./shell/Extras.tsx";
import { Shell } from "./shell/Shell.tsx";

export interface AppProps {
  /** The admin's own client: the kit keeps what it reads in it, beside what the admin reads. */
  readonly queryClient: QueryClient;
}

/** The admin of Harmattan Pay, an invented partner, with the kit dropped in. */
export function App({ queryClient }: AppProps): ReactElement {
  const { language } = useSettings();
  const run = useRun();
  return (
    <QueryClientProvider client={queryClient}>
      <Router base={BASE}>
        <SignedIn>
          <PartnerKitProvider
            // Another account: nothing of the one before may be left.
            key={run}
            baseUrl={KIT_URL}
            queryClient={queryClient}
            // In whatever language: they work in Nigeria.
            locale={`${language}-NG`}
            serviceName="Tamarind Exchange"
            components={components}
            now={serviceNow}
          >
            <Shell>
              <Switch>
                {screenNames.map((name) => (
                  <Route key={name} path={screens[name].route} component={screens[name].component} />
                ))}
                <Route path="/markets/:pairId" component={Pair} />
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
