import "./SkipLink.css";
import type { MouseEvent, ReactNode } from "react";

/** Renders the link to the main content, the first Tab stop. Moves focus itself: the router handles navigation. */
export function SkipLink({ children }: { children: ReactNode }) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const main = event.currentTarget.ownerDocument.getElementById("main");
    if (!main) return;
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  };
  return (
    <a className="skip-link" href="#main" onClick={onClick}>
      {children}
    </a>
  );
}
