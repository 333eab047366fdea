import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation, useSearch } from "wouter";
import { form as registrationForm } from "../../generated/forms/registration.js";
import type { Failure } from "../../api/failure.ts";
import { splitFieldPath } from "../../forms/formDefinition.ts";

/** The steps of the registration: the groups of its form, in their order. */
export const registrationSteps = ["person", "possessor", "access"] as const;
type RegistrationStep = (typeof registrationSteps)[number];

/**
 * Returns the step of the URL (`?step=access`), so that Back returns to the previous step. A step opens after the steps
 * before it; a failure opens the step of its first field. A change of step focuses the new heading.
 */
export function useRegistrationSteps(failure: Failure | undefined): {
  step: RegistrationStep;
  goToStep: (step: RegistrationStep) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
} {
  const search = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const [reachedIndex, setReachedIndex] = useState(0);
  const requestedIndex = registrationSteps.findIndex((step) => step === search.get("step"));
  const step = registrationSteps[Math.min(Math.max(requestedIndex, 0), reachedIndex)] ?? registrationSteps[0];
  const headingRef = useRef<HTMLHeadingElement>(null);
  const renderedStep = useRef(step);
  useEffect(() => {
    if (renderedStep.current === step) return;
    renderedStep.current = step;
    scrollTo(0, 0);
    // After a failure the summary of its errors has the focus.
    if (failure === undefined) headingRef.current?.focus({ preventScroll: true });
  }, [step, failure]);

  const getHref = (nextStep: RegistrationStep): string =>
    nextStep === registrationSteps[0] ? path : `${path}?step=${nextStep}`;
  const goToStep = (nextStep: RegistrationStep): void => {
    setReachedIndex(Math.max(reachedIndex, registrationSteps.indexOf(nextStep)));
    navigate(getHref(nextStep));
  };
  const failedStep = findStep(failure);
  const shownFailure = useRef(failure);
  useEffect(() => {
    if (shownFailure.current === failure) return;
    shownFailure.current = failure;
    if (failedStep !== undefined && failedStep !== step) navigate(getHref(failedStep));
  });
  return { step, goToStep, headingRef };
}

/** Returns the step of the first field that the backend rejected. */
function findStep(failure: Failure | undefined): RegistrationStep | undefined {
  if (failure?.kind !== "invalid") return undefined;
  const properties = new Set(failure.fields.map(({ field }) => splitFieldPath(field)[0]));
  return registrationSteps.find((step) =>
    registrationForm.layout.groups?.[step]?.some((property) => properties.has(property)),
  );
}
