import "./StepList.css";
import type { ReactNode } from "react";

/** Numbered steps, each in a few words and, where there is more to say, a sentence. */
export type StepListProps = { steps: readonly { title: ReactNode; text?: ReactNode }[] };

/** What to do, or what happens, one after the other. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className="step-list" role="list">
      {steps.map(({ title, text }, place) => (
        <li key={place}>
          <p className="step-list-title">{title}</p>
          {text && <p className="step-list-text">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
