import RjsfForm from "@rjsf/core";
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import type { Failure } from "../api/failure.ts";
import { useLanguage, useT } from "../i18n/IntlProvider.tsx";
import { Button } from "../components/buttons/Button.tsx";
import { ErrorSummary } from "../components/forms/ErrorSummary.tsx";
import { FormFooter } from "../components/forms/FormFooter.tsx";
import { FieldStack } from "../components/forms/FieldStack.tsx";
import { MuiTheme } from "../components/styles/MuiTheme.tsx";
import { useUnsavedChanges } from "../state/unsavedChanges.ts";
import { valueAt, withValue } from "./formValues.ts";
import { fieldPath, type FormDefinition } from "./formDefinition.ts";
import { discardDraft } from "./drafts.ts";
import { toErrorSchema, findIssues } from "./validationIssues.ts";
import { toFormErrors } from "./formErrors.ts";
import { DraftRestoredBanner } from "./DraftRestoredBanner.tsx";
import { templates } from "./templates.tsx";
import { createUiSchema } from "./uiSchema.ts";
import { useAfterPointerUp } from "./useAfterPointerUp.ts";
import { useFormValues } from "./useFormValues.ts";
import { useAutofill } from "./useAutofill.ts";
import { useErrorTitle } from "./useErrorTitle.ts";
import { createFormValidator } from "./createFormValidator.ts";
import { widgets } from "./widgets.tsx";
import { withLabel, useFormMessages } from "./formMessages.ts";

/** A form to fill in and send. */
export type FormProps<Answers> = {
  definition: FormDefinition<Answers>;
  /** What is known already; when that changes, a form with nothing unsent follows it. */
  initial?: Partial<Answers> | undefined;
  /** Whose answers these are: the user's id, nothing for a visitor. Unsent answers come back only to the same person. */
  owner?: string | undefined;
  /** Told with answers that keep every rule, once for each sending. */
  onSubmit: (answers: Answers) => void;
  submitLabel: string;
  /** The answers are on their way. */
  isBusy?: boolean | undefined;
  /** Why they were not accepted; its field problems are shown beside their fields. */
  failure?: Failure | undefined;
  /** Says why the button is disabled while the answers break a rule. Without it the button always works and explains instead. */
  disabledReason?: string | undefined;
  /** Leaving with something unsent asks first, and what comes back from an earlier visit is pointed out. */
  confirmsLeave?: boolean | undefined;
  /** What is asked for beside the fields, such as files: it stands between them and the button. */
  extra?: ReactNode;
  /** Further buttons or links after the main one. */
  children?: ReactNode;
};

/** Draws a form definition, judges the answers by its compiled validator, and says beside each field how to mend it. */
export function Form<Answers>(props: FormProps<Answers>): ReactNode {
  const {
    definition,
    initial,
    owner = "",
    onSubmit,
    submitLabel,
    isBusy = false,
    failure,
    disabledReason,
    confirmsLeave = false,
    extra,
    children,
  } = props;
  const { name, schema, layout } = definition;
  const t = useT();
  const language = useLanguage();
  const words = useFormMessages(definition);
  const id = useId();
  const summary = useRef<HTMLHeadingElement>(null);
  const sending = useRef(false);
  const afterPress = useAfterPointerUp();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  // How often in a row it was pressed with answers that break a rule.
  const [refused, setRefused] = useState(0);
  const [sent, setSent] = useState<{ answers: unknown; language: string }>();
  const { values, isDirty, isRestored, setValues, reset } = useFormValues(definition, {
    initial,
    owner,
    isAccepted: (given) => given === sent?.answers && !isBusy && failure === undefined,
  });

  const fields = Object.keys(layout.fields);
  const control = (field: string): string => [id, ...fieldPath(field)].join(".");
  const validator = useMemo(() => createFormValidator(definition), [definition]);
  const issues = useMemo(() => findIssues(definition, validator, values), [definition, validator, values]);

  // What the service said is about what was sent; it goes when that is changed.
  const refusal = toFormErrors(sent?.answers === values ? failure : undefined, fields, t, sent?.language !== language);
  const problems = new Map(refusal.byField);
  for (const issue of issues)
    if (touched.has(issue.field) && !problems.has(issue.field))
      problems.set(issue.field, words.issue(issue, valueAt(values, fieldPath(issue.field))));
  const errors = new Map([...problems].map(([field, { text }]) => [field, text]));
  const listed = fields.flatMap((field) => {
    const problem = problems.get(field);
    return problem === undefined
      ? []
      : [
          {
            fieldId: control(field),
            text: problem.includesLabel ? problem.text : withLabel(words.label(field), problem.text),
          },
        ];
  });
  const refusedByService = refusal.formError !== undefined || refusal.byField.size > 0;
  const summarised = refusedByService || (refused > 0 && listed.length > 0);
  const disabled = disabledReason !== undefined && issues.length > 0;

  useErrorTitle(summarised);
  useUnsavedChanges(
    confirmsLeave && isDirty,
    { message: t("form.leave"), acceptLabel: t("form.leaveYes"), rejectLabel: t("form.leaveNo") },
    () => discardDraft(name),
  );
  useAutofill(
    fields,
    control,
    (field) => valueAt(values, fieldPath(field)),
    (filled) =>
      setValues([...filled].reduce((given, [field, value]) => withValue(given, fieldPath(field), value), values)),
  );
  useEffect(() => {
    if (!isBusy) sending.current = false;
  }, [isBusy, failure, values]);
  useEffect(() => {
    if (refused > 0 || refusedByService) summary.current?.focus();
  }, [refused, refusedByService]);

  const submit = (): void => {
    // A second press may come before the first one has been drawn as busy.
    if (isBusy || sending.current) return;
    if (issues.length > 0) {
      setTouched(new Set(fields));
      setRefused(refused + 1);
      return;
    }
    sending.current = true;
    setRefused(0);
    setSent({ answers: values, language });
    onSubmit(values as Answers);
  };
  const touch = (field: string): void => afterPress(() => setTouched((before) => new Set([...before, field])));
  const beginAgain = (): void => {
    reset();
    setTouched(new Set());
    document.getElementById(control(fields[0] ?? ""))?.focus();
  };

  return (
    <MuiTheme>
      {isRestored && confirmsLeave && <DraftRestoredBanner onStartOver={beginAgain} />}
      {summarised && (
        <ErrorSummary
          title={t(refusal.isTransient ? "form.notSent" : "form.problem")}
          items={listed}
          titleRef={summary}
          onFocusField={(field) => document.getElementById(field)?.focus()}
        >
          {refusal.formError}
        </ErrorSummary>
      )}
      <RjsfForm
        schema={schema}
        uiSchema={createUiSchema(definition, words, errors, t("form.optional"))}
        validator={validator}
        formData={values}
        idPrefix={id}
        idSeparator="."
        templates={templates}
        widgets={widgets}
        extraErrors={toErrorSchema(errors)}
        showErrorList={false}
        noHtml5Validate
        noValidate
        onChange={(event) => setValues(event.formData)}
        onBlur={(fieldId) => touch(fieldId.slice(id.length + 1).replaceAll(".", "/"))}
        onSubmit={submit}
      >
        {extra !== undefined && <FieldStack>{extra}</FieldStack>}
        <FormFooter reason={disabled ? disabledReason : undefined} reasonId={`${id}-why`} extra={children}>
          <Button
            type="submit"
            tone="primary"
            busy={isBusy}
            disabled={disabled}
            aria-describedby={disabled ? `${id}-why` : undefined}
          >
            {submitLabel}
          </Button>
        </FormFooter>
      </RjsfForm>
    </MuiTheme>
  );
}
