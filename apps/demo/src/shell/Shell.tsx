import { useUnsavedChanges } from "@partner-kit/react";
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { BackEndBadge } from "../backend/BackEndBadge.tsx";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { screenNames, screens } from "../screens/screens.ts";
import { PersonMenu } from "../session/PersonMenu.tsx";
import { useSessionEnd } from "../session/useSessionEnd.ts";
import { SettingsPanel } from "../settings/SettingsPanel.tsx";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { changeStoryProgress } from "../story/storyProgress.ts";
import { Brand } from "./Brand.tsx";
import { Dock } from "./Dock.tsx";
import { Drawer } from "./Drawer.tsx";
import { Story } from "./Extras.tsx";
import { Icon } from "./Icon.tsx";
import { LiveState } from "./LiveState.tsx";
import { MenuMark, Navigation } from "./Navigation.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { ShortcutHelp } from "./ShortcutHelp.tsx";
import { useShortcuts } from "./useShortcuts.ts";

const SimulatorPanel = lazy(async () => ({
  default: (await import("../simulator/SimulatorPanel.tsx")).SimulatorPanel,
}));

const BrandPanel = lazy(async () => ({ default: (await import("../brand/BrandPanel.tsx")).BrandPanel }));

type Overlay = "navigation" | "settings" | "shortcuts";

/** Frame of every screen: navigation, header and drawers. */
export function Shell({ children }: { readonly children: ReactNode }): ReactElement {
  const messages = useAppMessages();
  const { hasShortcuts } = useSettings();
  const [path, navigate] = useLocation();
  const [overlay, setOverlay] = useState<Overlay>();
  const [isSimulating, setSimulating] = useState(false);
  const [isBranding, setBranding] = useState(false);
  const close = () => setOverlay(undefined);
  // The two panels have the same place.
  const showSimulator = (isOpen: boolean) => {
    setBranding(false);
    setSimulating(isOpen);
  };
  const toggleSimulator = () => showSimulator(!isSimulating);
  useSessionEnd();
  // Drafts survive a change of screen, but not a reload.
  useUnsavedChanges({ askBeforeUnload: true });

  useShortcuts(
    {
      // The first of two keys. Loads the screens before the second key selects one.
      g: () => {
        for (const name of screenNames) void screens[name].preload();
      },
      ...Object.fromEntries(screenNames.map((name) => [`g ${screens[name].key}`, () => navigate(screens[name].path)])),
      s: toggleSimulator,
      t: () => changeSettings({ theme: isDark() ? "light" : "dark" }),
      ",": () => setOverlay("settings"),
      "?": () => setOverlay("shortcuts"),
      p: () => {
        changeStoryProgress({ isOpen: true });
        // If the story is open, the shortcut moves the focus to it.
        document.querySelector<HTMLElement>(".app-story [data-kind=primary]")?.focus();
      },
    },
    hasShortcuts,
  );

  return (
    <div className="app">
      <a className="app-skip" href="#main">
        {messages.skip}
      </a>
      <aside className="app-side">
        <Brand />
        <Navigation />
        <button
          type="button"
          className="app-side-button"
          title={messages.story}
          onClick={() => changeStoryProgress({ isOpen: true })}
        >
          <Icon name="story" />
          {messages.story}
          <kbd>p</kbd>
        </button>
        <button
          type="button"
          className="app-side-button"
          title={messages.shortcuts}
          onClick={() => setOverlay("shortcuts")}
        >
          <Icon name="keyboard" />
          {messages.shortcuts}
          <kbd>?</kbd>
        </button>
      </aside>
      <header className="app-top">
        <button type="button" className="app-icon-button app-phone" onClick={() => setOverlay("navigation")}>
          <Icon name="menu" />
          <span className="app-unseen">{messages.openNavigation} </span>
          <MenuMark />
        </button>
        <div className="app-place">
          <Brand />
          <BackEndBadge />
        </div>
        <span className="app-space" />
        <button
          type="button"
          className="app-button app-simulator"
          data-kind="quiet"
          aria-label={messages.simulator}
          aria-expanded={isSimulating}
          onClick={toggleSimulator}
        >
          <Icon name="simulator" />
          <span className="app-wide">{messages.simulator}</span>
        </button>
        <LiveState />
        <button
          type="button"
          className="app-icon-button"
          aria-label={messages.settings}
          onClick={() => setOverlay("settings")}
        >
          <Icon name="settings" />
        </button>
        <PersonMenu />
      </header>
      <main className="app-main" id="main" tabIndex={-1}>
        <ScreenBoundary path={path}>
          <Suspense fallback={<p className="app-loading">{messages.loading}</p>}>{children}</Suspense>
        </ScreenBoundary>
      </main>
      {isSimulating && (
        <Dock title={messages.simulator} onClose={() => setSimulating(false)}>
          <Suspense fallback={<p className="app-loading">{messages.loading}</p>}>
            <SimulatorPanel />
          </Suspense>
        </Dock>
      )}
      {isBranding && (
        <Dock title={messages.brand} onClose={() => setBranding(false)}>
          <Suspense fallback={<p className="app-loading">{messages.loading}</p>}>
            <BrandPanel />
          </Suspense>
        </Dock>
      )}
      <Story onSimulate={() => showSimulator(true)} />
      <Drawer title="Harmattan Pay" position="start" isOpen={overlay === "navigation"} onClose={close}>
        <Navigation onNavigate={close} />
        <button
          type="button"
          className="app-side-button"
          onClick={() => {
            close();
            changeStoryProgress({ isOpen: true });
          }}
        >
          <Icon name="story" />
          {messages.story}
        </button>
        <button
          type="button"
          className="app-side-button"
          onClick={() => {
            close();
            toggleSimulator();
          }}
        >
          <Icon name="simulator" />
          {messages.simulator}
        </button>
      </Drawer>
      <Drawer title={messages.settings} isOpen={overlay === "settings"} onClose={close}>
        <SettingsPanel
          onBrand={() => {
            close();
            setSimulating(false);
            setBranding(true);
          }}
        />
      </Drawer>
      <Drawer title={messages.shortcuts} position="middle" isOpen={overlay === "shortcuts"} onClose={close}>
        <ShortcutHelp />
      </Drawer>
    </div>
  );
}

function isDark(): boolean {
  return getComputedStyle(document.documentElement).colorScheme === "dark" || systemIsDark();
}

function systemIsDark(): boolean {
  return document.documentElement.dataset["pkTheme"] === "auto" && matchMedia("(prefers-color-scheme: dark)").matches;
}
