import RjsfForm from "@rjsf/core";
import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { failureWords } from "../cache/failureWords.ts";
import type { Failure } from "../http/failure.ts";
import { useWords } from "../i18n/Words.tsx";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { Theme } from "../ui/mui/Theme.tsx";
import { useUnsaved } from "../view/leaving.ts";
import { partsOf, type FormDefinition } from "./definition.ts";
import { discardDraft, keepDraft, readDraft } from "./drafts.ts";
import { errorSchemaOf, issuesOf } from "./issues.ts";
import { templates } from "./templates.tsx";
import { uiSchemaOf } from "./uiSchema.ts";
import { useAutofill } from "./useAutofill.ts";
import { useErrorTitle } from "./useErrorTitle.ts";
import { widgets } from "./widgets.tsx";
import { useFormWords } from "./words.ts";

/** A form to fill in and send. */
export type FormProps<Answers> = {
  definition: FormDefinition<Answers>;
  /** What stands in the fields at first. */
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
  /** Leaving with something unsent asks first. */
  asksBeforeLeaving?: boolean | undefined;
  /** Further buttons or links after the main one. */
  children?: ReactNode;
};

/** Draws a form definition, judges the answers by its compiled validator, and says beside each field how to mend it. */
export function Form<Answers>(props: FormProps<Answers>): ReactNode {
  const { definition, initial, owner = "", onSubmit, submitLabel, busy = false, failure, whyDisabled, asksBeforeLeaving = false, children } = props;
  const { name, schema, layout } = definition;
  const say = useWords();
  const words = useFormWords(definition);
  const id = useId();
  const summary = useRef<HTMLHeadingElement>(null);
  const sending = useRef(false);
  const [clean] = useState<unknown>(() => initial ?? emptyAnswers(definition));
  const [answers, setAnswers] = useState<unknown>(() => readDraft(name, owner) ?? clean);
  const [restored, setRestored] = useState(() => !isSame(answers, clean));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(false);
  const [sent, setSent] = useState<unknown>();

  const validator = useMemo(() => createPrecompiledValidator(definition.validators, schema), [definition, schema]);
  const issues = useMemo(() => issuesOf(definition, validator, answers), [definition, validator, answers]);
  // What the server said is about what was sent; it goes when that is changed.
  const current = failure !== undefined && sent === answers ? failure : undefined;
  const problems = current?.kind === "invalid" ? current.fields.filter(({ field }) => Object.hasOwn(layout.fields, field)) : [];
  const errors = new Map<string, string>();
  for (const { field, message } of problems) errors.set(field, message);
  for (const issue of issues) if (touched.has(issue.field) && !errors.has(issue.field)) errors.set(issue.field, words.issue(issue));

  const fields = Object.keys(layout.fields);
  const control = (field: string): string => [id, ...partsOf(field)].join(".");
  const listed = fields.flatMap((field) => (errors.has(field) ? [{ fieldId: control(field), text: `${words.label(field)}: ${errors.get(field)}` }] : []));
  const summarised = listed.length > 0 && (refused || problems.length > 0);
  const disabled = whyDisabled !== undefined && issues.length > 0;

  const change = (next: unknown): void => {
    setAnswers(next);
    keepDraft(name, owner, schema, next);
  };
  useErrorTitle(summarised);
  useUnsaved(asksBeforeLeaving && !isSame(answers, clean), { message: say("form.leave"), acceptLabel: say("form.leaveYes"), rejectLabel: say("form.leaveNo") }, () => discardDraft(name));
  useAutofill(fields, control, (field) => answerAt(answers, partsOf(field)), (field, value) => change(withAnswer(answers, partsOf(field), value)));
  useEffect(() => {
    if (!busy) sending.current = false;
  });
  const refusedByServer = problems.length > 0;
  useEffect(() => {
    if (refusedByServer) summary.current?.focus();
  }, [refusedByServer]);

  const submit = (): void => {
    // A second press may come before the first one has been drawn as busy.
    if (busy || sending.current) return;
    if (issues.length > 0) {
      flushSync(() => {
        setTouched(new Set(fields));
        setRefused(true);
      });
      summary.current?.focus();
      return;
    }
    sending.current = true;
    setRefused(false);
    setSent(answers);
    onSubmit(answers as Answers);
  };

  const startOver = (): void => {
    discardDraft(name);
    setAnswers(clean);
    setTouched(new Set());
    setRestored(false);
  };

  return (
    <Theme>
      {restored && (
        <Banner tone="info" action={<Button size="small" onClick={startOver}>{say("form.startOver")}</Button>}>
          {say("form.restored")}
        </Banner>
      )}
      {summarised && <ErrorSummary title={say("form.problem")} items={listed} titleRef={summary} onGo={(field) => document.getElementById(field)?.focus()} />}
      {current !== undefined && problems.length === 0 && (
        <Banner tone="error" announce="assertive">
          {failureWords(say, current)}
        </Banner>
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

/** Answers in which nothing is filled in: parts with fields of their own are there, so that it is their fields that are missing. */
function emptyAnswers({ schema }: FormDefinition<unknown>): unknown {
  const parts = Object.entries(schema.properties ?? {}).filter(([, part]) => typeof part === "object" && part.properties !== undefined);
  return Object.fromEntries(parts.map(([name]) => [name, {}]));
}

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The text at a path of the answers, "" where there is none. */
function answerAt(answers: unknown, [first = "", ...rest]: readonly string[]): string {
  const value = ((answers ?? {}) as Readonly<Record<string, unknown>>)[first];
  if (rest.length > 0) return answerAt(value, rest);
  return typeof value === "string" ? value : "";
}

/** The answers with one of them replaced, found by its path. */
function withAnswer(answers: unknown, [first = "", ...rest]: readonly string[], value: string): unknown {
  const whole = (answers ?? {}) as Readonly<Record<string, unknown>>;
  return { ...whole, [first]: rest.length === 0 ? value : withAnswer(whole[first], rest, value) };
}
