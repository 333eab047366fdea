import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { InBrowser } from "../../components/loading/ClientOnly.tsx";
import { anywhere } from "../../config/paths.ts";

/** What depends on the address: a page that is drawn for all of them leaves it to the browser. */
export function Placed({ children }: { children: ReactNode }): ReactNode {
  const [path] = useLocation();
  return path === anywhere ? <InBrowser>{children}</InBrowser> : children;
}
