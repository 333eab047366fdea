import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { InBrowser } from "../ui/InBrowser.tsx";
import { anywhere } from "../paths.ts";

/** What depends on the address: a page that is drawn for all of them leaves it to the browser. */
export function Placed({ children }: { children: ReactNode }): ReactNode {
  const [path] = useLocation();
  return path === anywhere ? <InBrowser>{children}</InBrowser> : children;
}
