import "../components/styles/base.css";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Router, useLocation } from "wouter";
import { withQueryClient } from "../components/loading/withQueryClient.tsx";
import { useGuardedLocation } from "../state/unsavedChanges.ts";
import { LazyBoundary } from "../components/loading/LazyBoundary.tsx";
import { LanguageProvider, type LoadedLanguage } from "../i18n/LanguageProvider.tsx";
import { AppLayout } from "./layout/AppLayout.tsx";
import { Toasts } from "./layout/Toasts.tsx";

const Effects = withQueryClient(() => import("./AppEffects.tsx"));

/** Fetches ahead what stands beside the page. */
export const preloadEffects = Effects.preload;

/** The portal. `path` is the address to draw where there is no browser to ask for it; `onDrawn` is called once it can be used. */
export function App({
  locale,
  path,
  onReady,
}: {
  locale: LoadedLanguage;
  path?: string;
  onReady?: () => void;
}): ReactNode {
  const drawn = useEffectEvent(() => onReady?.());
  useEffect(() => drawn(), []);
  return (
    <LanguageProvider initial={locale}>
      {/* Pages are drawn without a query; what follows from one is drawn when they have been taken over. */}
      {/* oxlint-disable-next-line react/hooks -- the router takes its location as a hook */}
      <Router hook={useGuardedLocation} ssrSearch="" {...(path !== undefined && { ssrPath: path })}>
        <AppLayout />
        <LazyEffects />
        <Toasts />
      </Router>
    </LanguageProvider>
  );
}

/** What is seen only when there is a reason comes after the page. */
function LazyEffects(): ReactNode {
  const [path] = useLocation();
  return (
    <LazyBoundary resetKey={path}>
      <Effects />
    </LazyBoundary>
  );
}
