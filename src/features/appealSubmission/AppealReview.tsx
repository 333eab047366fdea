import { useEffect, useRef, type ReactNode } from "react";
import { failureWords } from "../../api/failureMessage.ts";
import type { KeptFile } from "../../components/attachments/attachmentDraft.ts";
import { useSize } from "../../i18n/useFormatFileSize.ts";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import { labelled, useFormWords } from "../../forms/formMessages.ts";
import type { Failure } from "../../api/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { ErrorSummary } from "../../components/forms/ErrorSummary.tsx";
import { FileList } from "../../components/data/FileList.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { AnswerList } from "../../forms/FormValueList.tsx";

/** All of an appeal before it is sent, and why sending it did not work out. */
export type AppealReviewProps = {
  definition: FormDefinition<unknown>;
  answers: unknown;
  files: readonly KeptFile[];
  /** In whose name it will be sent. */
  applicant: string;
  busy: boolean;
  failure: Failure | undefined;
  /** The person wants to change their answers, or their files. */
  onChange: (step: "answers" | "documents") => void;
  onSend: () => void;
};

/** Everything that will be sent, with a way to change each part of it, and the button that sends it. */
export function AppealReview({ definition, answers, files, applicant, busy, failure, onChange, onSend }: AppealReviewProps): ReactNode {
  const say = useWords();
  const size = useSize();
  const words = useFormWords(definition);
  const summary = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (failure !== undefined) summary.current?.focus();
  }, [failure]);

  // A service names a field of the questions below `answers`.
  const named = failure?.kind === "invalid" ? failure.fields.map(({ field, message }) => ({ field: field.replace(/^answers\//, ""), message })) : [];
  const items = named.length > 0 ? named.map(({ field, message }) => ({ fieldId: field, text: labelled(words.label(field), message) })) : [{ fieldId: "", text: failure && failureWords(say, failure) }];
  const asks = Object.keys(definition.layout.fields).length > 0;
  return (
    <>
      {failure !== undefined && <ErrorSummary title={say("apply.refused")} titleRef={summary} items={items} onGo={(field) => field !== "" && onChange(field === "documentIds" || !asks ? "documents" : "answers")} />}
      <p>{say("apply.checkText")}</p>
      {asks && (
        <Section
          title={say("apply.answers")}
          action={
            <Button size="small" onClick={() => onChange("answers")}>
              {say("apply.changeAnswers")}
            </Button>
          }
        >
          <AnswerList definition={definition} answers={answers} />
        </Section>
      )}
      <Section
        title={say("apply.documents")}
        action={
          <Button size="small" onClick={() => onChange("documents")}>
            {say("apply.changeDocuments")}
          </Button>
        }
      >
        {files.length === 0 ? <p>{say("apply.noDocuments")}</p> : <FileList label={say("apply.documents")} items={files.map((file) => ({ id: String(file.documentId), name: file.fileName, state: size(file.size) }))} />}
      </Section>
      <ButtonRow note={say("apply.inName", { name: applicant })}>
        <Button tone="primary" busy={busy} onClick={onSend}>
          {say("apply.send")}
        </Button>
        <Button onClick={() => onChange("documents")}>{say("apply.back")}</Button>
      </ButtonRow>
    </>
  );
}
