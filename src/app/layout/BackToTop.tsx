import "./BackToTop.css";
import type { MouseEvent, ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Icon } from "../../components/icons/Icon.tsx";
import { arrowUpIcon } from "../../components/icons/paths/arrowUpIcon.ts";

/** Renders the link from the end of a long page to its heading. On a short page CSS hides it. */
export function BackToTop(): ReactNode {
  const t = useT();
  // The fragment works before hydration too; this handler also moves the focus.
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const document = event.currentTarget.ownerDocument;
    const heading = document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.getElementById("main");
    event.preventDefault();
    scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className="page-container back-to-top-container">
      <a className="back-to-top" href="#top" onClick={onClick}>
        <Icon path={arrowUpIcon} />
        {t("skip.toTop")}
      </a>
    </div>
  );
}
