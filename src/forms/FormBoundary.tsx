import type { ReactNode } from "react";
import { ClientOnly } from "../components/loading/ClientOnly.tsx";
import { Skeleton } from "../components/loading/Skeleton.tsx";
import { UnthrottledSuspense } from "../components/loading/UnthrottledSuspense.tsx";
import { useT } from "../i18n/IntlProvider.tsx";

/**
 * Renders a form only in a browser. A prerendered page has a skeleton instead, below its heading and lead: MUI inserts styles,
 * which the content security policy forbids in a page.
 */
export function FormBoundary({ children }: { children: ReactNode }): ReactNode {
  const t = useT();
  return (
    <UnthrottledSuspense
      fallback={<Skeleton shape="list" label={t("state.loading")} slowMessage={t("state.stillWorking")} />}
    >
      <ClientOnly>{children}</ClientOnly>
    </UnthrottledSuspense>
  );
}
