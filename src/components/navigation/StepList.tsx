import "./StepList.css";
import Step from "@mui/material/Step";
import StepLabel from "@mui/material/StepLabel";
import Stepper from "@mui/material/Stepper";
import { MuiTheme } from "../styles/MuiTheme.tsx";

/** Props of `StepList`. */
type StepListProps = {
  /** The accessible name of the list. */
  label: string;
  /** The names of all steps, in their order. */
  steps: readonly string[];
  /** The index of the current step. */
  current: number;
};

/** Renders the steps of a task: the finished ones, the current one and the ones to come. */
export function StepList({ label, steps, current }: StepListProps) {
  return (
    <MuiTheme>
      <Stepper className="step-list" activeStep={current} alternativeLabel connector={null} aria-label={label}>
        {steps.map((name, index) => (
          <Step key={name} aria-current={index === current ? "step" : undefined}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </MuiTheme>
  );
}
