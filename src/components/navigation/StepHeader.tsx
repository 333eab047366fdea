import "./StepHeader.css";
import type { ReactNode, Ref } from "react";
import { StepList } from "./StepList.tsx";

/** Props of `StepHeader`. */
type StepHeaderProps = {
  /** The accessible name of the list of steps. */
  label: string;
  /** The names of all steps, in their order. */
  steps: readonly string[];
  /** The index of the current step. */
  current: number;
  /** The position as text: "Step 2 of 3". */
  positionLabel: ReactNode;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
};

/** Renders the steps of a wizard and the heading of the current one, which takes the focus when the step changes. */
export function StepHeader({ label, steps, current, positionLabel, titleRef }: StepHeaderProps) {
  return (
    <div className="step-header">
      <StepList label={label} steps={steps} current={current} />
      <p className="step-header-position">{positionLabel}</p>
      <h2 tabIndex={-1} ref={titleRef}>
        {steps[current]}
      </h2>
    </div>
  );
}
