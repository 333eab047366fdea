import { useState } from "react";
import { emptyAnswers, saySame } from "./formValues.ts";
import type { FormDefinition } from "./formDefinition.ts";
import { discardDraft, keepDraft, readDraft, withoutSecrets } from "./drafts.ts";

/** What stands in a form, and how it got there. */
export type FilledIn = {
  answers: unknown;
  /** Something stands there that was not sent. */
  dirty: boolean;
  /** It was typed before, at an earlier visit of this form. */
  restored: boolean;
  change: (next: unknown) => void;
  /** Back to what stood there at first. */
  startOver: () => void;
};

/** What the answers of a form begin with, whose they are, and whether those that stand there were sent and taken. */
type Beginning<Answers> = { initial: Partial<Answers> | undefined; owner: string; isTaken: (answers: unknown) => boolean };

/** The answers of a form while they are filled in, kept in this tab until they are sent. */
export function useAnswers<Answers>(definition: FormDefinition<Answers>, { initial, owner, isTaken }: Beginning<Answers>): FilledIn {
  const { name, schema } = definition;
  const known: unknown = initial ?? emptyAnswers(definition);
  const [clean, setClean] = useState(known);
  const [answers, setAnswers] = useState<unknown>(() => readDraft(name, owner) ?? known);
  const [restored, setRestored] = useState(() => !saySame(answers, known));

  // What the service knows has changed, mostly because it was saved here: who has nothing unsent goes on from there.
  if (!saySame(known, clean) && (saySame(answers, clean) || saySame(answers, known) || isTaken(answers))) {
    setClean(known);
    setAnswers(known);
    setRestored(false);
  }

  const change = (next: unknown): void => {
    setAnswers(next);
    const unsent = withoutSecrets(schema, next);
    if (saySame(unsent, withoutSecrets(schema, clean))) discardDraft(name);
    else keepDraft(name, owner, unsent);
  };
  const startOver = (): void => {
    discardDraft(name);
    setAnswers(clean);
    setRestored(false);
  };
  return { answers, dirty: !saySame(answers, clean), restored, change, startOver };
}
