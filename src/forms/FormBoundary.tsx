import type { ReactNode } from "react";
import { ClientOnly } from "../components/loading/ClientOnly.tsx";
import { Skeleton } from "../components/loading/Skeleton.tsx";
import { UnthrottledSuspense } from "../components/loading/UnthrottledSuspense.tsx";

/**
 * Renders a form only in a browser. A prerendered page has a skeleton instead, below its heading and lead: MUI inserts styles,
 * which the content security policy forbids in a page.
 */
export function FormBoundary({ children }: { children: ReactNode }): ReactNode {
  return (
    <UnthrottledSuspense fallback={<Skeleton shape="list" />}>
      <ClientOnly>{children}</ClientOnly>
    </UnthrottledSuspense>
  );
}
