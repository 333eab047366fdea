import "./Details.css";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** A question and its answer. With an `id`, the address can point at it. */
export type DetailsProps = {
  id?: string | undefined;
  summary: ReactNode;
  children: ReactNode;
  /** Open from the start; afterwards it is the visitor's. */
  open?: boolean | undefined;
};

/** A native disclosure: the browser's own find-in-page looks inside it and opens it. */
export function Details({ id, summary, children, open }: DetailsProps) {
  return (
    <details className="details" id={id} open={open}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="details-body">{children}</div>
    </details>
  );
}
