import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "wouter";
import { useQueryParams } from "../../state/useQueryString.ts";

/** The current step, and a function that changes it. */
type UrlSteps<Step> = {
  step: Step;
  /** Whether the URL has a later step, which is not open. */
  isHeldBack: boolean;
  goToStep: (step: Step) => void;
  /** Replaces the step of the URL in the history by an earlier one, without a change of the focus. */
  returnToStep: (step: Step) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/**
 * Returns the step of the URL (`?step=check`), so that Back returns to the previous step, but no step after the one at
 * `lastIndex`: such a step of the URL is replaced, and stays closed until the person continues. A change of step focuses the
 * new heading, unless `keepsFocus`.
 */
export function useUrlSteps<Step extends string>(
  steps: readonly [Step, ...Step[]],
  { lastIndex, keepsFocus = false }: { lastIndex: number; keepsFocus?: boolean },
): UrlSteps<Step> {
  const search = useQueryParams();
  const [path, navigate] = useLocation();
  const [first] = steps;
  const requestedIndex = steps.findIndex((step) => step === search.get("step"));
  const step = steps[Math.min(Math.max(requestedIndex, 0), lastIndex)] ?? first;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const renderedStep = useRef(step);
  const returningTo = useRef<Step>(undefined);
  const getUrl = (of: Step): string => (of === first ? path : `${path}?step=${of}`);
  useEffect(() => {
    if (renderedStep.current === step) return;
    renderedStep.current = step;
    scrollTo(0, 0);
    if (!keepsFocus && returningTo.current === undefined) headingRef.current?.focus({ preventScroll: true });
    if (returningTo.current === step) returningTo.current = undefined;
  }, [step, keepsFocus]);
  const isHeldBack = requestedIndex > lastIndex;
  useEffect(() => {
    if (isHeldBack) navigate(getUrl(step), { replace: true });
  });
  return {
    step,
    isHeldBack,
    goToStep: (nextStep) => navigate(getUrl(nextStep)),
    returnToStep: (earlierStep) => {
      returningTo.current = earlierStep === step ? undefined : earlierStep;
      navigate(getUrl(earlierStep), { replace: true });
    },
    headingRef,
  };
}
