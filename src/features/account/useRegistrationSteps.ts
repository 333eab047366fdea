import { useEffect, useRef, useState, type RefObject } from "react";
import { form as registrationForm } from "../../generated/forms/registration.js";
import type { Failure } from "../../api/failure.ts";
import { useUrlSteps } from "../../components/navigation/useUrlSteps.ts";
import { splitFieldPath } from "../../forms/formDefinition.ts";

/** The steps of the registration: the groups of its form, in their order. */
export const registrationSteps = ["person", "possessor", "access"] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/**
 * Returns the step of the URL. A step opens after the steps before it; a failure opens the step of its first field, where the
 * summary of its errors has the focus. The steps up to `lastOpenStep` are open from the beginning.
 */
export function useRegistrationSteps(
  failure: Failure | undefined,
  lastOpenStep: RegistrationStep = registrationSteps[0],
): {
  step: RegistrationStep;
  goToStep: (step: RegistrationStep) => void;
  /** Opens an earlier step, where the summary of its errors has the focus. */
  returnToStep: (step: string) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
} {
  const [reachedIndex, setReachedIndex] = useState(registrationSteps.indexOf(lastOpenStep));
  const { step, goToStep, returnToStep, headingRef } = useUrlSteps<RegistrationStep>(registrationSteps, {
    lastIndex: reachedIndex,
    keepsFocus: failure !== undefined,
  });
  const failedStep = findStep(failure);
  const shownFailure = useRef(failure);
  useEffect(() => {
    if (shownFailure.current === failure) return;
    shownFailure.current = failure;
    if (failedStep !== undefined && failedStep !== step) goToStep(failedStep);
  });
  return {
    step,
    goToStep: (nextStep) => {
      setReachedIndex(Math.max(reachedIndex, registrationSteps.indexOf(nextStep)));
      goToStep(nextStep);
    },
    returnToStep: (name) => {
      const earlierStep = registrationSteps.find((candidate) => candidate === name);
      if (earlierStep !== undefined) returnToStep(earlierStep);
    },
    headingRef,
  };
}

/** Returns the step of the first field that the backend rejected. */
function findStep(failure: Failure | undefined): RegistrationStep | undefined {
  if (failure?.kind !== "invalid") return undefined;
  const properties = new Set(failure.fields.map(({ field }) => splitFieldPath(field)[0]));
  return registrationSteps.find((step) =>
    registrationForm.layout.groups?.[step]?.some((property) => properties.has(property)),
  );
}
