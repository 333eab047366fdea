import "./Details.css";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { Icon } from "../icons/Icon.tsx";
import { useDeferredParts } from "../loading/useDeferredParts.ts";
import { chevronDownIcon } from "../icons/paths/chevronDownIcon.ts";

type DetailsProps = {
  /** The URL fragment that opens it. */
  id?: string | undefined;
  summary: ReactNode;
  children: ReactNode;
};

/** Renders a native `details` element. Find-in-page opens it, and so do a URL fragment with its `id` and printing. */
export function Details({ id, summary, children }: DetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // It is closed at first.
  const hasBody = useDeferredParts();
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
  // For browsers without `::details-content`, whose paper would have only the summary.
  useEffect(() => {
    const element = details.current;
    if (element === null) return;
    let isOpenForPrint = false;
    const open = (): void => {
      if (element.open) return;
      isOpenForPrint = true;
      element.open = true;
    };
    const close = (): void => {
      if (isOpenForPrint) element.open = false;
      isOpenForPrint = false;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, []);
  return (
    <details className="details" id={id} ref={details}>
      <summary>
        {summary}
        <Icon path={chevronDownIcon} />
      </summary>
      <div className="details-body">{hasBody && children}</div>
    </details>
  );
}
