import "./StepHeader.css";
import type { ReactNode, Ref } from "react";

/** Props of `StepHeader`. `step` counts from 1; `positionLabel` is the same as text: "Step 2 of 3". */
type StepHeaderProps = {
  step: number;
  stepCount: number;
  positionLabel: ReactNode;
  title: ReactNode;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
};

/** Renders the header of a wizard step. Its title takes the focus when the step changes. */
export function StepHeader({ step, stepCount, positionLabel, title, titleRef }: StepHeaderProps) {
  return (
    <div className="step-header">
      <p className="step-header-position">{positionLabel}</p>
      <ol className="step-header-bar" aria-hidden="true">
        {Array.from({ length: stepCount }, (_, index) => (
          <li key={index} data-done={index < step || undefined} />
        ))}
      </ol>
      <h2 tabIndex={-1} ref={titleRef}>
        {title}
      </h2>
    </div>
  );
}
