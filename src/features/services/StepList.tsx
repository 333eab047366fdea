import "./StepList.css";
import type { ReactNode } from "react";

/** Props of `StepList`. Each step has a title and an optional text. */
type StepListProps = { steps: readonly { title: ReactNode; text?: ReactNode }[] };

/** Renders a numbered list of steps. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className="step-list" role="list">
      {steps.map(({ title, text }, index) => (
        <li key={index}>
          <p className="step-list-title">{title}</p>
          {text && <p className="step-list-text">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
