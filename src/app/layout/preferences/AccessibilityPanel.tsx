import type { ReactNode } from "react";
import { Disclosure } from "../../../components/navigation/Disclosure.tsx";
import { ClientOnly } from "../../../components/loading/ClientOnly.tsx";
import { afterFirstView } from "../../../components/loading/firstView.ts";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { withQueryClient } from "../../../components/loading/withQueryClient.tsx";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { accessibilityIcon } from "../../../components/icons/paths/accessibilityIcon.ts";

const DisplayPreferences = lazyWithRetry(afterFirstView(withQueryClient(() => import("./DisplayPreferences.tsx"))));

/** Renders the button and the panel of the display preferences, whose controls are loaded after the first view. */
export function AccessibilityPanel(): ReactNode {
  const t = useT();
  return (
    <Disclosure label={t("preferences.label")} icon={accessibilityIcon} compact>
      <LazyBoundary resetKey="preferences">
        <ClientOnly>
          <DisplayPreferences />
        </ClientOnly>
      </LazyBoundary>
    </Disclosure>
  );
}
