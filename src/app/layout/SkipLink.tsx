import "./SkipLink.css";
import type { MouseEvent, ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";

/** Renders the link to the main content, the first Tab stop. Moves focus itself: the router handles navigation. */
export function SkipLink(): ReactNode {
  const t = useT();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const main = event.currentTarget.ownerDocument.getElementById("main");
    if (!main) return;
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  };
  return (
    <a className="skip-link" href="#main" onClick={onClick}>
      {t("skip.toMain")}
    </a>
  );
}
