import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useSearch } from "wouter";

/** The current step, and a function that changes it. */
type UrlSteps<Step> = {
  step: Step;
  goToStep: (step: Step) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/**
 * Returns the step of the URL (`?step=check`), so that Back returns to the previous step, but no step after the one at
 * `lastIndex`. A change of step focuses the new heading, unless `keepsFocus`.
 */
export function useUrlSteps<Step extends string>(
  steps: readonly [Step, ...Step[]],
  { lastIndex, keepsFocus = false }: { lastIndex: number; keepsFocus?: boolean },
): UrlSteps<Step> {
  const search = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const [first] = steps;
  const requestedIndex = steps.findIndex((step) => step === search.get("step"));
  const step = steps[Math.min(Math.max(requestedIndex, 0), lastIndex)] ?? first;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const renderedStep = useRef(step);
  useEffect(() => {
    if (renderedStep.current === step) return;
    renderedStep.current = step;
    scrollTo(0, 0);
    if (!keepsFocus) headingRef.current?.focus({ preventScroll: true });
  }, [step, keepsFocus]);
  return {
    step,
    goToStep: (nextStep) => navigate(nextStep === first ? path : `${path}?step=${nextStep}`),
    headingRef,
  };
}
