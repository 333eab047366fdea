import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { ClientOnly } from "../../components/loading/ClientOnly.tsx";
import { fallbackPath } from "../../config/paths.ts";

/** What depends on the address: a page that is drawn for all of them leaves it to the browser. */
export function ClientOnlyOnFallback({ children }: { children: ReactNode }): ReactNode {
  const [path] = useLocation();
  return path === fallbackPath ? <ClientOnly>{children}</ClientOnly> : children;
}
