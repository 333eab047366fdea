import "./HelpLine.css";
import type { ReactNode } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";

/** A sentence about help, and the ways to get it. */
export type HelpLineProps = { text: ReactNode; items: readonly ReactNode[] };

/** Help in a line at the foot of the page; on a narrow screen one way below the other. */
export function HelpLine({ text, items }: HelpLineProps) {
  return (
    <div className="help-line">
      <p className="help-line-text">
        <Icon name="question" />
        <span>{text}</span>
      </p>
      {items.length > 0 && (
        <ul className="help-line-items" role="list">
          {items.map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
