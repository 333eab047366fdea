import "./Details.css";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { Icon } from "../icons/Icon.tsx";
import { chevronDownIcon } from "../icons/paths/chevronDownIcon.ts";

type DetailsProps = {
  /** The URL fragment that opens it. */
  id?: string | undefined;
  summary: ReactNode;
  children: ReactNode;
};

/** Renders a native `details` element. Find-in-page opens it, and so does a URL fragment with its `id`. */
export function Details({ id, summary, children }: DetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const hash = useLocationProperty(
    () => location.hash,
    () => "",
  );
  const isTarget = id !== undefined && hash === `#${encodeURIComponent(id)}`;
  useEffect(() => {
    if (!isTarget || details.current === null) return;
    details.current.open = true;
    details.current.scrollIntoView();
    details.current.querySelector("summary")?.focus({ preventScroll: true });
  }, [isTarget]);
  return (
    <details className="details" id={id} ref={details}>
      <summary>
        {summary}
        <Icon path={chevronDownIcon} />
      </summary>
      <div className="details-body">{children}</div>
    </details>
  );
}
