import "../components/styles/base.css";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Router, useLocation } from "wouter";
import { connected } from "../components/loading/withQueryClient.tsx";
import { useGuardedLocation } from "../state/unsavedChanges.ts";
import { Optional } from "../components/loading/LazyBoundary.tsx";
import { LanguageRoot, type Spoken } from "../i18n/LanguageProvider.tsx";
import { Layout } from "./layout/AppLayout.tsx";
import { Toasts } from "./layout/Toasts.tsx";

const Effects = connected(() => import("./AppEffects.tsx"));

/** Fetches ahead what stands beside the page. */
export const fetchEffects = Effects.fetch;

/** The portal. `path` is the address to draw where there is no browser to ask for it; `onDrawn` is called once it can be used. */
export function App({ spoken, path, onDrawn }: { spoken: Spoken; path?: string; onDrawn?: () => void }): ReactNode {
  const drawn = useEffectEvent(() => onDrawn?.());
  useEffect(() => drawn(), []);
  return (
    <LanguageRoot initial={spoken}>
      {/* Pages are drawn without a query; what follows from one is drawn when they have been taken over. */}
      {/* oxlint-disable-next-line react/hooks -- the router takes its location as a hook */}
      <Router hook={useGuardedLocation} ssrSearch="" {...(path !== undefined && { ssrPath: path })}>
        <Layout />
        <Beside />
        <Toasts />
      </Router>
    </LanguageRoot>
  );
}

/** What is seen only when there is a reason comes after the page. */
function Beside(): ReactNode {
  const [path] = useLocation();
  return (
    <Optional place={path}>
      <Effects />
    </Optional>
  );
}
