import "./SkipLink.css";
import type { MouseEvent, ReactNode } from "react";

/**
 * The first thing the Tab key meets: past the header, to the main part.
 * Focus is moved by hand because the router, not the browser, owns the address.
 */
export function SkipLink({ children }: { children: ReactNode }) {
  const skip = (event: MouseEvent<HTMLAnchorElement>) => {
    const main = event.currentTarget.ownerDocument.getElementById("main");
    if (!main) return;
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  };
  return (
    <a className="skip-link" href="#main" onClick={skip}>
      {children}
    </a>
  );
}
