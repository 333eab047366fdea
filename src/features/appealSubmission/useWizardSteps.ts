import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useSearch } from "wouter";

/** The steps of the appeal wizard in their order, as in the URL. */
export const wizardSteps = ["answers", "documents", "check"] as const;
type WizardStep = (typeof wizardSteps)[number];

/** The current step, and a function that changes it. */
type WizardSteps = {
  step: WizardStep;
  goToStep: (step: WizardStep) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/**
 * Returns the step of the URL (`?step=check`), so that Back returns to the previous step. Returns the first step while
 * the form is incomplete. A change of step focuses the new heading.
 */
export function useWizardSteps(steps: readonly WizardStep[], isComplete: boolean): WizardSteps {
  const search = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const [first = "check"] = steps;
  const requestedStep = steps.find((step) => step === search.get("step")) ?? first;
  const step = isComplete ? requestedStep : first;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const renderedStep = useRef(step);
  useEffect(() => {
    if (renderedStep.current === step) return;
    renderedStep.current = step;
    scrollTo(0, 0);
    headingRef.current?.focus({ preventScroll: true });
  }, [step]);
  return {
    step,
    goToStep: (nextStep) => navigate(nextStep === first ? path : `${path}?step=${nextStep}`),
    headingRef,
  };
}
