import { PartnerKitProvider } from "@partner-kit/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { Route, Router, Switch } from "wouter";
import { NotFound } from "./screens/NotFound.tsx";
import { Pair, screenNames, screens } from "./screens/screens.ts";
import { SignedIn } from "./session/SignedIn.tsx";
import { useSettings } from "./settings/settings.ts";
import { AppLink } from "./shell/AppLink.tsx";
import { Shell } from "./shell/Shell.tsx";

/** The admin of Harmattan Pay, an invented partner, with the kit dropped in. */
export function App(): ReactElement {
  const { language } = useSettings();
  // The admin's own client: the kit keeps what it reads in it, beside what the admin reads.
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <Router base={BASE}>
        <PartnerKitProvider
          baseUrl={`${BASE}/partner-kit`}
          queryClient={queryClient}
          locale={language}
          components={components}
        >
          <SignedIn>
            <Shell>
              <Switch>
                {screenNames.map((name) => (
                  <Route key={name} path={screens[name].route} component={screens[name].component} />
                ))}
                <Route path="/markets/:pairId" component={Pair} />
                <Route component={NotFound} />
              </Switch>
            </Shell>
          </SignedIn>
        </PartnerKitProvider>
      </Router>
    </QueryClientProvider>
  );
}

const components = { Link: AppLink };

/** Where the page lives on its host, without the slash at the end. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");
