import "./HelpLine.css";
import type { ReactNode } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";

export type HelpLineProps = { text: ReactNode; items: readonly ReactNode[] };

/** Renders a sentence about help and its contacts in one line; on a narrow screen below each other. */
export function HelpLine({ text, items }: HelpLineProps) {
  return (
    <div className="help-line">
      <p className="help-line-text">
        <Icon name="question" />
        <span>{text}</span>
      </p>
      {items.length > 0 && (
        <ul className="help-line-items" role="list">
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
