import RjsfForm from "@rjsf/core";
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import type { Failure } from "../api/failure.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { Button } from "../components/buttons/Button.tsx";
import { ErrorSummary } from "../components/forms/ErrorSummary.tsx";
import { FormFoot } from "../components/forms/FormFooter.tsx";
import { Fields } from "../components/forms/FieldStack.tsx";
import { Theme } from "../components/styles/MuiTheme.tsx";
import { useUnsaved } from "../state/unsavedChanges.ts";
import { answerAt, withAnswer } from "./formValues.ts";
import { partsOf, type FormDefinition } from "./formDefinition.ts";
import { discardDraft } from "./drafts.ts";
import { errorSchemaOf, issuesOf } from "./validationIssues.ts";
import { refusalOf } from "./formErrors.ts";
import { Restored } from "./DraftRestoredBanner.tsx";
import { templates } from "./templates.tsx";
import { uiSchemaOf } from "./uiSchema.ts";
import { useAfterPress } from "./useAfterPointerUp.ts";
import { useAnswers } from "./useFormValues.ts";
import { useAutofill } from "./useAutofill.ts";
import { useErrorTitle } from "./useErrorTitle.ts";
import { validatorOf } from "./createFormValidator.ts";
import { widgets } from "./widgets.tsx";
import { labelled, useFormWords } from "./formMessages.ts";

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
  busy?: boolean | undefined;
  /** Why they were not accepted; its field problems are shown beside their fields. */
  failure?: Failure | undefined;
  /** Says why the button is disabled while the answers break a rule. Without it the button always works and explains instead. */
  whyDisabled?: string | undefined;
  /** Leaving with something unsent asks first, and what comes back from an earlier visit is pointed out. */
  asksBeforeLeaving?: boolean | undefined;
  /** What is asked for beside the fields, such as files: it stands between them and the button. */
  extra?: ReactNode;
  /** Further buttons or links after the main one. */
  children?: ReactNode;
};

/** Draws a form definition, judges the answers by its compiled validator, and says beside each field how to mend it. */
export function Form<Answers>(props: FormProps<Answers>): ReactNode {
  const { definition, initial, owner = "", onSubmit, submitLabel, busy = false, failure, whyDisabled, asksBeforeLeaving = false, extra, children } = props;
  const { name, schema, layout } = definition;
  const say = useWords();
  const language = useLanguage();
  const words = useFormWords(definition);
  const id = useId();
  const summary = useRef<HTMLHeadingElement>(null);
  const sending = useRef(false);
  const afterPress = useAfterPress();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  // How often in a row it was pressed with answers that break a rule.
  const [refused, setRefused] = useState(0);
  const [sent, setSent] = useState<{ answers: unknown; language: string }>();
  const { answers, dirty, restored, change, startOver } = useAnswers(definition, { initial, owner, isTaken: (given) => given === sent?.answers && !busy && failure === undefined });

  const fields = Object.keys(layout.fields);
  const control = (field: string): string => [id, ...partsOf(field)].join(".");
  const validator = useMemo(() => validatorOf(definition), [definition]);
  const issues = useMemo(() => issuesOf(definition, validator, answers), [definition, validator, answers]);

  // What the service said is about what was sent; it goes when that is changed.
  const refusal = refusalOf(sent?.answers === answers ? failure : undefined, fields, say, sent?.language !== language);
  const problems = new Map(refusal.byField);
  for (const issue of issues) if (touched.has(issue.field) && !problems.has(issue.field)) problems.set(issue.field, words.issue(issue, answerAt(answers, partsOf(issue.field))));
  const errors = new Map([...problems].map(([field, { text }]) => [field, text]));
  const listed = fields.flatMap((field) => {
    const problem = problems.get(field);
    return problem === undefined ? [] : [{ fieldId: control(field), text: problem.named ? problem.text : labelled(words.label(field), problem.text) }];
  });
  const refusedByService = refusal.above !== undefined || refusal.byField.size > 0;
  const summarised = refusedByService || (refused > 0 && listed.length > 0);
  const disabled = whyDisabled !== undefined && issues.length > 0;

  useErrorTitle(summarised);
  useUnsaved(asksBeforeLeaving && dirty, { message: say("form.leave"), acceptLabel: say("form.leaveYes"), rejectLabel: say("form.leaveNo") }, () => discardDraft(name));
  useAutofill(fields, control, (field) => answerAt(answers, partsOf(field)), (filled) => change([...filled].reduce((given, [field, value]) => withAnswer(given, partsOf(field), value), answers)));
  useEffect(() => {
    if (!busy) sending.current = false;
  }, [busy, failure, answers]);
  useEffect(() => {
    if (refused > 0 || refusedByService) summary.current?.focus();
  }, [refused, refusedByService]);

  const submit = (): void => {
    // A second press may come before the first one has been drawn as busy.
    if (busy || sending.current) return;
    if (issues.length > 0) {
      setTouched(new Set(fields));
      setRefused(refused + 1);
      return;
    }
    sending.current = true;
    setRefused(0);
    setSent({ answers, language });
    onSubmit(answers as Answers);
  };
  const touch = (field: string): void => afterPress(() => setTouched((before) => new Set([...before, field])));
  const beginAgain = (): void => {
    startOver();
    setTouched(new Set());
    document.getElementById(control(fields[0] ?? ""))?.focus();
  };

  return (
    <Theme>
      {restored && asksBeforeLeaving && <Restored onStartOver={beginAgain} />}
      {summarised && (
        <ErrorSummary title={say(refusal.passing ? "form.notSent" : "form.problem")} items={listed} titleRef={summary} onGo={(field) => document.getElementById(field)?.focus()}>
          {refusal.above}
        </ErrorSummary>
      )}
      <RjsfForm
        schema={schema}
        uiSchema={uiSchemaOf(definition, words, errors, say("form.optional"))}
        validator={validator}
        formData={answers}
        idPrefix={id}
        idSeparator="."
        templates={templates}
        widgets={widgets}
        extraErrors={errorSchemaOf(errors)}
        showErrorList={false}
        noHtml5Validate
        noValidate
        onChange={(event) => change(event.formData)}
        onBlur={(fieldId) => touch(fieldId.slice(id.length + 1).replaceAll(".", "/"))}
        onSubmit={submit}
      >
        {extra !== undefined && <Fields>{extra}</Fields>}
        <FormFoot reason={disabled ? whyDisabled : undefined} reasonId={`${id}-why`} more={children}>
          <Button type="submit" tone="primary" busy={busy} disabled={disabled} aria-describedby={disabled ? `${id}-why` : undefined}>
            {submitLabel}
          </Button>
        </FormFoot>
      </RjsfForm>
    </Theme>
  );
}
