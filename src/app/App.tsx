import "../components/styles/base.css";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Router, useLocation } from "wouter";
import { lazyWithRetry } from "../components/loading/lazyWithRetry.tsx";
import { loadQueryProvider, withQueryClient, withSession } from "../components/loading/withQueryClient.tsx";
import { usePortalLocation } from "./routing/usePortalLocation.ts";
import { ErrorBoundary } from "../components/loading/ErrorBoundary.tsx";
import { hasStoredSession } from "../auth/sessionStore.ts";
import { afterFirstView } from "../components/loading/firstView.ts";
import { LazyBoundary } from "../components/loading/LazyBoundary.tsx";
import { useLanguage, useT } from "../i18n/IntlProvider.tsx";
import { languages } from "../i18n/language.ts";
import { withLanguage } from "../i18n/languagePaths.ts";
import { LanguageProvider, type LoadedLanguage } from "../i18n/LanguageProvider.tsx";
import { AppShell } from "./layout/AppShell.tsx";
import { AccountMenu } from "./layout/account/HeaderAccount.tsx";
import { Toasts } from "./layout/Toasts.tsx";

const AppEffects = lazyWithRetry(afterFirstView(withQueryClient(() => import("./AppEffects.tsx"))));
const loadSessionStart = withSession(() => {
  // It is in the same chunk. React would show it 0.3 s later if its first render had to wait for it.
  void AccountMenu.preload();
  return import("./session/SessionStart.tsx");
});
// Without a stored session nobody waits for it.
const SessionStart = lazyWithRetry(() => (hasStoredSession() ? loadSessionStart : afterFirstView(loadSessionStart))());

/** Loads the chunk that restores the session ahead of its first render. */
export const preloadSessionStart = SessionStart.preload;

/** Says that a language could not be loaded. The module is part of the page by then, except in its first moments. */
const reportLanguageError = (reason: unknown): void =>
  void loadQueryProvider().then(
    (module) => module.reportLanguageError(reason),
    () => undefined,
  );

type AppProps = {
  locale: LoadedLanguage;
  /** The path to render on the server. */
  path?: string;
  /** Runs once, when the first view handles events. */
  onReady?: () => void;
};

/** Renders the portal. */
export function App({ locale, path, onReady }: AppProps): ReactNode {
  const announceReady = useEffectEvent(() => onReady?.());
  useEffect(() => announceReady(), []);
  return (
    <LanguageProvider initial={locale} onLoadError={reportLanguageError}>
      <PortalRouter {...(path !== undefined && { ssrPath: path })}>
        <ErrorBoundary fallbackRender={() => <FrameError />}>
          <AppShell />
          <LazyEffects />
          <Toasts />
        </ErrorBoundary>
      </PortalRouter>
    </LanguageProvider>
  );
}

/** A function for each language that returns the address of a path: the router compares functions by identity. */
const formatHref = new Map(languages.map(({ code }) => [code, (path: string) => withLanguage(path, code)]));

/** Provides the paths of the route table; links lead to the addresses of the current language. */
function PortalRouter({ ssrPath, children }: { ssrPath?: string; children: ReactNode }): ReactNode {
  const hrefs = formatHref.get(useLanguage());
  return (
    // Pages are prerendered without a query string: what depends on it renders after hydration.
    <Router
      // oxlint-disable-next-line react/hooks -- the router takes its location as a hook
      hook={usePortalLocation}
      ssrSearch=""
      {...(hrefs !== undefined && { hrefs })}
      {...(ssrPath !== undefined && { ssrPath })}
    >
      {children}
    </Router>
  );
}

/** Renders an error outside the page itself, which would otherwise leave an empty screen. */
function FrameError(): ReactNode {
  const t = useT();
  return (
    <main>
      <h1>{t("failure.unknown")}</h1>
      <button type="button" onClick={() => location.reload()}>
        {t("action.tryAgain")}
      </button>
    </main>
  );
}

/** The session, its effects and the dialogs are not part of the first view: they load after it. */
function LazyEffects(): ReactNode {
  const [path] = useLocation();
  return (
    <>
      <LazyBoundary resetKey={path}>
        <SessionStart />
      </LazyBoundary>
      <LazyBoundary resetKey={path}>
        <AppEffects />
      </LazyBoundary>
    </>
  );
}
