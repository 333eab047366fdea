import "../ui/base.css";
import type { ReactNode } from "react";
import { Router } from "wouter";
import { useGuardedLocation } from "../view/leaving.ts";
import { CacheRoot } from "./CacheRoot.tsx";
import { Dialogs } from "./dialogs/Dialogs.tsx";
import { LanguageRoot, type Spoken } from "./LanguageRoot.tsx";
import { Layout } from "./Layout.tsx";
import { SessionEffects } from "./SessionEffects.tsx";
import { Toasts } from "./Toasts.tsx";

/** The portal. `path` is the address to draw where there is no browser to ask for it. */
export function App({ spoken, path }: { spoken: Spoken; path?: string }): ReactNode {
  return (
    <LanguageRoot initial={spoken}>
      <CacheRoot>
        {/* oxlint-disable-next-line react/hooks -- the router takes its location as a hook */}
        <Router hook={useGuardedLocation} {...(path !== undefined && { ssrPath: path })}>
          <Layout />
          <Dialogs />
          <Toasts />
          <SessionEffects />
        </Router>
      </CacheRoot>
    </LanguageRoot>
  );
}
