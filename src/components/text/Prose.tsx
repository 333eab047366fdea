import "./Prose.css";
import type { ReactNode } from "react";

/** Renders long text with a limited line length. `lang` is the language of the text when it differs from the page's. */
export function Prose({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <div className="prose" lang={lang}>
      {children}
    </div>
  );
}
