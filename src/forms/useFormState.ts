import type { ValidatorType } from "@rjsf/utils";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Failure } from "../api/failure.ts";
import { useLanguage, useT } from "../i18n/IntlProvider.tsx";
import { getLeaveConfirmation } from "../state/leaveConfirmation.ts";
import { useUnsavedChanges } from "../state/useUnsavedChanges.ts";
import { useValueChange } from "../state/useValueChange.ts";
import { cleanValues } from "./cleanValues.ts";
import { createFormValidator } from "./createFormValidator.ts";
import { removeDeviceDraft } from "./drafts/draftStorage.ts";
import type { FormProps } from "./Form.tsx";
import { splitFieldPath } from "./formDefinition.ts";
import { toFormErrors, type Submission } from "./formErrors.ts";
import { findIncompleteGroup, getGroupFields } from "./formGroups.ts";
import type { FormMessages } from "./formMessages.ts";
import { getValueAt } from "./formValues.ts";
import { clearIdempotencyKey } from "./idempotencyKey.ts";
import { useAfterPointerUp } from "./useAfterPointerUp.ts";
import { useFormValues } from "./useFormValues.ts";
import { findIssues, type ValidationIssue } from "./validationIssues.ts";
import { mergeFieldErrors, type VisibleErrors } from "./visibleErrors.ts";

/** The state of a form and its operations. */
type FormState = {
  values: unknown;
  setValues: (values: unknown) => void;
  validator: ValidatorType;
  isInvalid: boolean;
  /** The values come from a draft. */
  isRestored: boolean;
  errors: VisibleErrors;
  /** The number of consecutive submissions with invalid values. */
  invalidSubmits: number;
  submit: () => void;
  /** Marks a field as touched, so that its errors become visible. */
  touch: (field: string) => void;
  /** Discards the draft. */
  startOver: () => void;
};

/** Holds the values of a form, validates and submits them. */
export function useFormState<Values>(props: FormProps<Values>, messages: FormMessages): FormState {
  const {
    definition,
    group,
    onContinue,
    onIncomplete,
    showsErrors = false,
    initial,
    showsStoredData = false,
    fieldsValidAsStored,
    owner = "",
    onSubmit,
    isBusy = false,
    failure,
    mayBeDone,
    confirmsLeave = false,
    hasUnsentFiles = false,
  } = props;
  const language = useLanguage();
  const afterPointerUp = useAfterPointerUp();
  const isSubmitting = useRef(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  // A failure with which the form begins, after a later step, concerns the values with which it begins.
  const [submitted, setSubmitted] = useState<
    { values?: unknown; changeCount: number; language: string; wasOffline?: boolean } | undefined
  >(failure && { changeCount: 0, language });
  const { values, changeCount, isDirty, isRestored, setValues, reset } = useFormValues(definition, {
    initial,
    showsStoredData,
    owner,
    isAccepted: (candidate) => candidate === submitted?.values && !isBusy && failure === undefined,
  });
  const validator = useMemo(() => createFormValidator(definition), [definition]);
  const cleaned = useMemo(() => cleanValues<unknown>(definition, values), [definition, values]);
  const allIssues = useMemo(() => findIssues(definition, validator, cleaned), [definition, validator, cleaned]);
  const issues = allIssues.filter(
    ({ field }) => fieldsValidAsStored?.includes(field) !== true || !isUnchanged(field, cleaned, initial),
  );
  const allFields = Object.keys(definition.layout.fields);
  const fields = getGroupFields(definition, group);
  const shownIssues = issues.filter(({ field }) => group === undefined || fields.includes(field));

  useLeaveConfirmation(definition.draftName ?? definition.name, owner, confirmsLeave && (isDirty || hasUnsentFiles));
  useEffect(() => {
    if (!isBusy) isSubmitting.current = false;
  }, [isBusy, failure, values]);

  const showIssues = (of: readonly string[]): void => {
    setTouched(new Set([...touched, ...of]));
    setInvalidSubmits(invalidSubmits + 1);
  };
  useValueChange(showsErrors, () => {
    if (showsErrors && shownIssues.length > 0) showIssues(fields);
  });
  // Forward of the browser can open a step whose earlier steps have been emptied since.
  const incompleteGroup = findIncompleteGroup(definition, group, issues);
  const [wantedGroup, setWantedGroup] = useState<string>();
  if (incompleteGroup !== undefined && incompleteGroup !== wantedGroup) setWantedGroup(incompleteGroup);
  if (wantedGroup !== undefined && wantedGroup === group) {
    setWantedGroup(undefined);
    showIssues(fields);
  }
  useLayoutEffect(() => {
    if (incompleteGroup !== undefined) onIncomplete?.(incompleteGroup);
  }, [incompleteGroup, onIncomplete]);

  const errors = useVisibleErrors({ allFields, fields }, cleaned, messages, {
    // The errors of the backend concern the submitted values, so they disappear when the user changes a value.
    failure: submitted?.changeCount === changeCount ? failure : undefined,
    isOtherLanguage: submitted?.language !== language,
    wasOffline: submitted?.wasOffline === true,
    mayBeDone,
    issues: shownIssues.filter(({ field }) => touched.has(field)),
  });
  const submit = (): void => {
    // A second click can come before the re-render with `isBusy`.
    if (isBusy || isSubmitting.current) return;
    if (shownIssues.length > 0) {
      showIssues(fields);
      return;
    }
    if (onContinue !== undefined) {
      setInvalidSubmits(0);
      onContinue();
      return;
    }
    isSubmitting.current = true;
    setInvalidSubmits(0);
    setSubmitted({ values, changeCount, language, wasOffline: !navigator.onLine });
    if (onSubmit(cleaned as Values) === false) isSubmitting.current = false;
  };
  return {
    values,
    setValues,
    validator,
    isInvalid: issues.length > 0,
    isRestored,
    errors,
    invalidSubmits,
    submit,
    touch: (field) => afterPointerUp(() => setTouched((before) => new Set([...before, field]))),
    startOver: () => {
      reset();
      setTouched(new Set());
    },
  };
}

function isUnchanged(field: string, values: unknown, initial: unknown): boolean {
  const path = splitFieldPath(field);
  return getValueAt(values, path) === getValueAt(initial, path).trim();
}

/** Returns the errors of the backend and the validation issues of the touched fields, in the current language. */
function useVisibleErrors(
  { allFields, fields }: { allFields: readonly string[]; fields: readonly string[] },
  values: unknown,
  messages: FormMessages,
  { failure, issues, ...submission }: { failure: Failure | undefined; issues: readonly ValidationIssue[] } & Submission,
): VisibleErrors {
  const t = useT();
  const errors = toFormErrors(failure, allFields, t, submission);
  return mergeFieldErrors(fields, errors, issues, values, messages);
}

/** Asks for confirmation before the visitor leaves a form, and discards its draft with its files when the visitor does. */
function useLeaveConfirmation(draftName: string, owner: string, isRequired: boolean): void {
  const t = useT();
  useUnsavedChanges(isRequired, getLeaveConfirmation(t), () => {
    removeDeviceDraft(draftName, owner);
    clearIdempotencyKey(draftName);
  });
}
