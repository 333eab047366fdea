import "./StepHeader.css";
import Step from "@mui/material/Step";
import StepLabel from "@mui/material/StepLabel";
import Stepper from "@mui/material/Stepper";
import type { ReactNode, Ref } from "react";
import { MuiTheme } from "../../components/styles/MuiTheme.tsx";

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
      <MuiTheme>
        <Stepper className="step-header-steps" activeStep={current} alternativeLabel aria-label={label}>
          {steps.map((name, index) => (
            <Step key={name} aria-current={index === current ? "step" : undefined}>
              <StepLabel>{name}</StepLabel>
            </Step>
          ))}
        </Stepper>
      </MuiTheme>
      <p className="step-header-position">{positionLabel}</p>
      <h2 tabIndex={-1} ref={titleRef}>
        {steps[current]}
      </h2>
    </div>
  );
}
