import "./BackToTop.css";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";

/** The link at the end of a long page that leads back to its heading. A style sheet knows which page is long: on any other there is no link. */
export function BackToTop({ children }: { children: ReactNode }) {
  // Without a script the address alone leads up.
  const rise = (event: MouseEvent<HTMLAnchorElement>) => {
    const page = event.currentTarget.ownerDocument;
    const heading = page.querySelector<HTMLElement>("main h1[tabindex]") ?? page.getElementById("main");
    event.preventDefault();
    scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className="frame-inner back-to-top-container">
      <a className="back-to-top" href="#top" onClick={rise}>
        <Icon name="arrow-up" />
        {children}
      </a>
    </div>
  );
}
