import "./Prose.css";
import type { ReactNode } from "react";

/** Running text in lines of a readable length. `lang` says its language where it is not the page's. */
export function Prose({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <div className="prose" lang={lang}>
      {children}
    </div>
  );
}
