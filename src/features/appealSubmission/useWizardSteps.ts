import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useSearch } from "wouter";

/** A step of sending an appeal, as the address names it. */
export type WizardStep = "answers" | "documents" | "check";

/** The step that is shown, its place among all of them, and the way to another one. */
export type WizardSteps = {
  step: WizardStep;
  stepNumber: number;
  stepCount: number;
  goToStep: (step: WizardStep) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/**
 * The step that the address asks for (`?step=check`), so that Back goes one step back; the first one while its answers are
 * not complete. A change of step moves the focus to the heading of the new one.
 */
export function useWizardSteps(steps: readonly WizardStep[], isComplete: boolean): WizardSteps {
  const search = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const [first = "check"] = steps;
  const asked = steps.find((step) => step === search.get("step")) ?? first;
  const step = isComplete ? asked : first;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return {
    step,
    stepNumber: steps.indexOf(step) + 1,
    stepCount: steps.length,
    goToStep: (to) => navigate(to === first ? path : `${path}?step=${to}`),
    headingRef: heading,
  };
}
