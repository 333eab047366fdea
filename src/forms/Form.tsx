import RjsfForm from "@rjsf/core";
import { useEffect, useId, useRef, type ReactNode, type RefObject } from "react";
import type { Failure } from "../api/failure.ts";
import { useT } from "../i18n/IntlProvider.tsx";
import { Button } from "../components/buttons/Button.tsx";
import { ErrorSummary } from "../components/forms/ErrorSummary.tsx";
import { FormFooter } from "../components/forms/FormFooter.tsx";
import { FieldStack } from "../components/forms/FieldStack.tsx";
import { joinLines } from "../components/forms/joinLines.ts";
import { MuiTheme } from "../components/styles/MuiTheme.tsx";
import { getValueAt, replaceValueAt } from "./formValues.ts";
import { hasSensitiveField } from "./omitSensitiveFields.ts";
import { splitFieldPath, type FormDefinition } from "./formDefinition.ts";
import { normalisers } from "./normalise.ts";
import { FormBoundary } from "./FormBoundary.tsx";
import { DraftRestoredBanner } from "./drafts/DraftRestoredBanner.tsx";
import { templates } from "./templates.tsx";
import { createUiSchema } from "./uiSchema.ts";
import { useFormState } from "./useFormState.ts";
import { useAutofill } from "./useAutofill.ts";
import { useErrorTitle } from "../state/useErrorTitle.ts";
import { widgets } from "./widgets.tsx";
import { useFormMessages } from "./formMessages.ts";
import type { VisibleErrors } from "./visibleErrors.ts";

export type FormProps<Values> = {
  definition: FormDefinition<Values>;
  /** Shows only the fields of this group of the layout: one step of the form. */
  group?: string | undefined;
  /** Called instead of `onSubmit` when the shown fields are valid: another step follows. */
  onContinue?: (() => void) | undefined;
  /** Called with an earlier group that is incomplete by now. When the form shows it, its errors are visible. */
  onIncomplete?: ((group: string) => void) | undefined;
  /** Shows all errors as soon as it becomes true. */
  showsErrors?: boolean | undefined;
  /** The initial values. When they change, a form without unsaved changes adopts them. */
  initial?: Partial<Values> | undefined;
  /** The initial values are data of the server. A restored draft gets the newer ones of the fields that the user has not changed. */
  showsStoredData?: boolean | undefined;
  /** The fields whose initial value is valid while it is unchanged: the server has stored it, and has no such rule. */
  fieldsValidAsStored?: readonly string[] | undefined;
  /** The id of the user, `undefined` for a visitor. A draft is restored only for the same user. */
  owner?: string | undefined;
  /** Receives valid values, once per submission. Returns false when something outside the form has to be finished first. */
  onSubmit: (values: Values) => void | false;
  submitLabel: string;
  /** The request is pending. */
  isBusy?: boolean | undefined;
  /** The failure of the last submission, or of that of a later step. Its field errors appear beside their fields. */
  failure?: Failure | undefined;
  /** Says after a lost answer what may have been done, where the same request must not simply be sent again. */
  mayBeDone?: string | undefined;
  /** Explains why the submit button is disabled while a value is invalid. Without it the button is never shown as disabled. */
  disabledReason?: string | undefined;
  /** Asks for confirmation before the visitor leaves with unsaved changes, which deletes the draft. */
  confirmsLeave?: boolean | undefined;
  /** Announces a restored draft, with a button to start over. Defaults to `confirmsLeave`. */
  announcesDraft?: boolean | undefined;
  /** Files below the fields are being sent, or could not be: leaving would lose them. */
  hasUnsentFiles?: boolean | undefined;
  /** Called after the visitor has discarded a restored draft, to remove what it has besides the values, such as files. */
  onStartOver?: (() => void) | undefined;
  /** Controls that are no fields of the definition, such as attachments, between the fields and the button. */
  extra?: ReactNode;
  /** Buttons or links after the submit button. */
  children?: ReactNode;
};

/** Renders a form definition, validates its values, and shows errors beside the fields and in a summary. */
export function Form<Values>(props: FormProps<Values>): ReactNode {
  return (
    <FormBoundary>
      <FormFields {...props} />
    </FormBoundary>
  );
}

function FormFields<Values>(props: FormProps<Values>): ReactNode {
  const {
    definition,
    group,
    submitLabel,
    isBusy = false,
    disabledReason,
    confirmsLeave = false,
    announcesDraft = confirmsLeave,
    onStartOver,
    extra,
    children,
  } = props;
  const t = useT();
  const id = useId();
  const messages = useFormMessages(definition);
  const fields = Object.keys(definition.layout.fields);
  const getControlId = (field: string): string => [id, ...splitFieldPath(field)].join(".");
  const { values, setValues, validator, isInvalid, isRestored, errors, invalidSubmits, submit, touch, startOver } =
    useFormState(props, messages);
  const showsSummary = errors.isRejected || (invalidSubmits > 0 && errors.items.length > 0);

  useErrorTitle(showsSummary);
  useAutofill(
    fields,
    getControlId,
    (field) => joinLines(getValueAt(values, splitFieldPath(field))),
    (filled) =>
      setValues(
        [...filled].reduce((result, [field, text]) => {
          const widget = definition.layout.fields[field]?.widget ?? "text";
          return replaceValueAt(result, splitFieldPath(field), normalisers[widget]?.(text) ?? text);
        }, values),
      ),
    group,
  );
  // A later step would start over with the fields before it, which it does not show.
  const isFirstGroup = group === undefined || group === Object.keys(definition.layout.groups ?? {})[0];
  const summaryTitle = useFocusedSummary(invalidSubmits, errors.isRejected);

  const discardRestored = (): void => {
    startOver();
    onStartOver?.();
    document.getElementById(getControlId(fields[0] ?? ""))?.focus();
  };
  return (
    <MuiTheme>
      {isRestored && announcesDraft && isFirstGroup && (
        <DraftRestoredBanner hasSensitiveField={hasSensitiveField(definition.schema)} onStartOver={discardRestored} />
      )}
      {showsSummary && <FormErrorSummary errors={errors} titleRef={summaryTitle} getControlId={getControlId} />}
      <RjsfForm
        schema={definition.schema}
        uiSchema={createUiSchema(definition, messages, errors.byField, t("form.optional"), group)}
        validator={validator}
        formData={values}
        idPrefix={id}
        idSeparator="."
        templates={templates}
        widgets={widgets}
        showErrorList={false}
        noHtml5Validate
        noValidate
        onChange={(event) => setValues(event.formData)}
        onBlur={(fieldId) => touch(fieldId.slice(id.length + 1).replaceAll(".", "/"))}
        onSubmit={submit}
      >
        {extra !== undefined && <FieldStack>{extra}</FieldStack>}
        <FormSubmit
          label={submitLabel}
          isBusy={isBusy}
          reasonId={`${id}-reason`}
          reason={isInvalid ? disabledReason : undefined}
          extra={children}
        />
      </RjsfForm>
    </MuiTheme>
  );
}

/** Renders the errors of a form with links to their fields. */
function FormErrorSummary({
  errors: { items, titleId, formError },
  titleRef,
  getControlId,
}: {
  errors: VisibleErrors;
  titleRef: RefObject<HTMLHeadingElement | null>;
  getControlId: (field: string) => string;
}): ReactNode {
  const t = useT();
  return (
    <ErrorSummary
      title={t(titleId)}
      items={items.map(({ field, text }) => ({ fieldId: getControlId(field), text }))}
      titleRef={titleRef}
      onFocusField={(fieldId) => document.getElementById(fieldId)?.focus()}
    >
      {formError}
    </ErrorSummary>
  );
}

/**
 * Renders the submit button. It is disabled while there is a reason, which is shown beside it and describes it: the button stays
 * focusable, and pressed like this, or by Enter in a field, shows the errors.
 */
function FormSubmit({
  label,
  isBusy,
  reason,
  reasonId,
  extra,
}: {
  label: string;
  isBusy: boolean;
  reason: string | undefined;
  reasonId: string;
  extra: ReactNode;
}): ReactNode {
  const isDisabled = reason !== undefined;
  return (
    <FormFooter reason={reason} reasonId={reasonId} extra={extra}>
      <Button
        type="submit"
        tone="primary"
        busy={isBusy}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
      >
        {label}
      </Button>
    </FormFooter>
  );
}

/** Returns a ref for the title of the error summary, which gets the focus after each rejected submission. */
function useFocusedSummary(invalidSubmits: number, isRejected: boolean): RefObject<HTMLHeadingElement | null> {
  const summaryTitle = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (invalidSubmits > 0 || isRejected) summaryTitle.current?.focus();
  }, [invalidSubmits, isRejected]);
  return summaryTitle;
}
