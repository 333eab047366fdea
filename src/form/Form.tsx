import RjsfForm from "@rjsf/core";
import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import { useId, useMemo, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Failure } from "../http/failure.ts";
import { failureWords } from "../cache/failureWords.ts";
import { useWords } from "../i18n/Words.tsx";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { Theme } from "../ui/mui/Theme.tsx";
import { partsOf, type FormDefinition } from "./definition.ts";
import { errorSchemaOf, issuesOf } from "./issues.ts";
import { templates } from "./templates.tsx";
import { uiSchemaOf } from "./uiSchema.ts";
import { widgets } from "./widgets.tsx";
import { useFormWords } from "./words.ts";

/** A form to fill in and send. */
export type FormProps<Answers> = {
  definition: FormDefinition<Answers>;
  /** What stands in the fields at first. */
  initial?: Partial<Answers> | undefined;
  /** Told with answers that keep every rule. Never called while `busy`. */
  onSubmit: (answers: Answers) => void;
  submitLabel: string;
  /** The answers are on their way. */
  busy?: boolean | undefined;
  /** Why they were not accepted; its field problems are shown beside their fields. */
  failure?: Failure | undefined;
  /** Says why the button is disabled while the answers break a rule. Without it the button always works and explains instead. */
  whyDisabled?: string | undefined;
  /** Further buttons or links after the main one. */
  children?: ReactNode;
};

/** Draws a form definition, judges the answers by its compiled validator, and says beside each field how to mend it. */
export function Form<Answers>({ definition, initial, onSubmit, submitLabel, busy = false, failure, whyDisabled, children }: FormProps<Answers>): ReactNode {
  const say = useWords();
  const words = useFormWords(definition);
  const id = useId();
  const summary = useRef<HTMLHeadingElement>(null);
  const [answers, setAnswers] = useState<unknown>(initial ?? {});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(false);
  const [answered, setAnswered] = useState<unknown>();

  const validator = useMemo(() => createPrecompiledValidator(definition.validators, definition.schema), [definition]);
  const issues = useMemo(() => issuesOf(definition, validator, answers), [definition, validator, answers]);
  // The server's problems are about what was sent; they go when it is changed.
  const problems = failure?.kind === "invalid" && answered === answers ? failure.fields.filter(({ field }) => field in definition.layout.fields) : [];
  const errors = new Map<string, string>();
  for (const { field, message } of problems) errors.set(field, message);
  for (const issue of issues) if (touched.has(issue.field) && !errors.has(issue.field)) errors.set(issue.field, words.issue(issue));

  const control = (field: string): string => [id, ...partsOf(field)].join(".");
  const fields = Object.keys(definition.layout.fields);
  const listed = fields.flatMap((field) => (errors.has(field) ? [{ fieldId: control(field), text: errors.get(field) }] : []));
  const disabled = whyDisabled !== undefined && issues.length > 0;

  const submit = (): void => {
    if (busy) return;
    if (issues.length > 0) {
      flushSync(() => {
        setTouched(new Set(fields));
        setRefused(true);
      });
      summary.current?.focus();
      return;
    }
    setRefused(false);
    setAnswered(answers);
    onSubmit(answers as Answers);
  };

  return (
    <Theme>
      {refused && listed.length > 0 && <ErrorSummary title={say("form.problem")} items={listed} titleRef={summary} onGo={(field) => document.getElementById(field)?.focus()} />}
      {failure !== undefined && answered === answers && problems.length === 0 && (
        <Banner tone="error" announce="assertive">
          {failureWords(say, failure)}
        </Banner>
      )}
      <RjsfForm
        schema={definition.schema}
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
        onChange={(event) => setAnswers(event.formData)}
        onBlur={(fieldId) => setTouched((before) => new Set([...before, fieldId.slice(id.length + 1).replaceAll(".", "/")]))}
        onSubmit={submit}
      >
        {disabled && <p id={`${id}-why`}>{whyDisabled}</p>}
        <Button type="submit" tone="primary" busy={busy} disabled={disabled} aria-describedby={disabled ? `${id}-why` : undefined}>
          {submitLabel}
        </Button>
        {children}
      </RjsfForm>
    </Theme>
  );
}
