import "./Details.css";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { Icon } from "../icons/Icon.tsx";

/** A question and its answer. With an `id`, the address can point at it. */
export type DetailsProps = {
  id?: string | undefined;
  summary: ReactNode;
  children: ReactNode;
  /** Open from the start; afterwards it is the visitor's. */
  open?: boolean | undefined;
};

/** A native disclosure: the browser's own find-in-page looks inside it and opens it, and so does an address that points at it. */
export function Details({ id, summary, children, open }: DetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const hash = useLocationProperty(
    () => location.hash,
    () => "",
  );
  const pointedAt = id !== undefined && hash === `#${encodeURIComponent(id)}`;
  useEffect(() => {
    if (!pointedAt || details.current === null) return;
    details.current.open = true;
    details.current.scrollIntoView();
    details.current.querySelector("summary")?.focus({ preventScroll: true });
  }, [pointedAt]);
  return (
    <details className="details" id={id} open={open} ref={details}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="details-body">{children}</div>
    </details>
  );
}
