import "./Conditions.css";
import type { ReactNode } from "react";
import { Icon } from "../Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

/** One thing that an answer must fulfil, and whether it does. */
export type Condition = { id: string; text: string; met: boolean };

/** A list of conditions ticked off while somebody types. */
export type ConditionsProps = {
  /** The element id, for the field that the list describes. */
  id: string;
  label: string;
  items: readonly Condition[];
  /** What is heard after a condition: "met" and "not met". */
  metLabel: string;
  unmetLabel: string;
  /** What has just changed; read out politely. */
  status: ReactNode;
};

/** What is asked of an answer, point by point, in words and with a mark that is not colour alone. */
export function Conditions({ id, label, items, metLabel, unmetLabel, status }: ConditionsProps) {
  return (
    <>
      <ul className="conditions" id={id} aria-label={label} role="list">
        {items.map(({ id: key, text, met }) => (
          <li key={key} data-met={met || undefined}>
            <span className="conditions-mark">{met && <Icon name="check" size="small" />}</span>
            <span>
              {text}
              <VisuallyHidden>: {met ? metLabel : unmetLabel}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <span role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </span>
    </>
  );
}
