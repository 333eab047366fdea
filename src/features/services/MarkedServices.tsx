import type { ReactNode } from "react";
import { useUser } from "../../auth/useUser.ts";
import { useHydrated } from "../../components/loading/hydration.ts";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { withQueryClient } from "../../components/loading/withQueryClient.tsx";
import { readServiceMarks } from "../../config/serviceMarks.ts";

// Most visitors have marked no service.
const MarkedServiceSections = lazyWithRetry(withQueryClient(() => import("./MarkedServiceSections.tsx")));

/**
 * Renders links to the favourite and the recently viewed services of this device; nothing when there are none. Reads
 * `listServices`.
 */
export function MarkedServices(): ReactNode {
  const isHydrated = useHydrated();
  // Renders again after a sign-out, which removes the lists.
  useUser();
  const { favourites, recent } = readServiceMarks();
  if (!isHydrated || favourites.length + recent.length === 0) return null;
  return (
    <QueryBoundary shape="list" notFound={null}>
      <MarkedServiceSections favourites={favourites} recent={recent} />
    </QueryBoundary>
  );
}
