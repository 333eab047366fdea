import "./ServiceSteps.css";
import type { ReactNode } from "react";

/** Props of `ServiceSteps`. Each step has a title and an optional text. */
type ServiceStepsProps = { steps: readonly { title: ReactNode; text?: ReactNode }[] };

/** Renders the steps of a service as a numbered list. */
export function ServiceSteps({ steps }: ServiceStepsProps) {
  return (
    <ol className="service-steps" role="list">
      {steps.map(({ title, text }, index) => (
        <li key={index}>
          <p className="service-steps-title">{title}</p>
          {text && <p className="service-steps-text">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
