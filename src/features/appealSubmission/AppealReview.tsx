import { useEffect, useRef, type ReactNode } from "react";
import { failureMessage } from "../../api/failureMessage.ts";
import type { UploadedFile } from "../../components/attachments/attachmentDraft.ts";
import { useFormatFileSize } from "../../i18n/useFormatFileSize.ts";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import { withLabel, useFormMessages } from "../../forms/formMessages.ts";
import type { Failure } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { ErrorSummary } from "../../components/forms/ErrorSummary.tsx";
import { FileList } from "../../components/data/FileList.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { FormValueList } from "../../forms/FormValueList.tsx";

/** All of an appeal before it is sent, and why sending it did not work out. */
export type AppealReviewProps = {
  definition: FormDefinition<unknown>;
  values: unknown;
  files: readonly UploadedFile[];
  /** In whose name it will be sent. */
  applicant: string;
  busy: boolean;
  failure: Failure | undefined;
  /** The person wants to change their answers, or their files. */
  onEditStep: (step: "answers" | "documents") => void;
  onSend: () => void;
};

/** Everything that will be sent, with a way to change each part of it, and the button that sends it. */
export function AppealReview({
  definition,
  values,
  files,
  applicant,
  busy,
  failure,
  onEditStep,
  onSend,
}: AppealReviewProps): ReactNode {
  const t = useT();
  const size = useFormatFileSize();
  const words = useFormMessages(definition);
  const summary = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (failure !== undefined) summary.current?.focus();
  }, [failure]);

  // A service names a field of the questions below `answers`.
  const named =
    failure?.kind === "invalid"
      ? failure.fields.map(({ field, message }) => ({ field: field.replace(/^answers\//, ""), message }))
      : [];
  const items =
    named.length > 0
      ? named.map(({ field, message }) => ({ fieldId: field, text: withLabel(words.label(field), message) }))
      : [{ fieldId: "", text: failure && failureMessage(t, failure) }];
  const asks = Object.keys(definition.layout.fields).length > 0;
  return (
    <>
      {failure !== undefined && (
        <ErrorSummary
          title={t("apply.refused")}
          titleRef={summary}
          items={items}
          onFocusField={(field) =>
            field !== "" && onEditStep(field === "documentIds" || !asks ? "documents" : "answers")
          }
        />
      )}
      <p>{t("apply.checkText")}</p>
      {asks && (
        <Section
          title={t("apply.answers")}
          action={
            <Button size="small" onClick={() => onEditStep("answers")}>
              {t("apply.changeAnswers")}
            </Button>
          }
        >
          <FormValueList definition={definition} values={values} />
        </Section>
      )}
      <Section
        title={t("apply.documents")}
        action={
          <Button size="small" onClick={() => onEditStep("documents")}>
            {t("apply.changeDocuments")}
          </Button>
        }
      >
        {files.length === 0 ? (
          <p>{t("apply.noDocuments")}</p>
        ) : (
          <FileList
            label={t("apply.documents")}
            items={files.map((file) => ({ id: String(file.documentId), name: file.fileName, state: size(file.size) }))}
          />
        )}
      </Section>
      <ButtonRow note={t("apply.inName", { name: applicant })}>
        <Button tone="primary" busy={busy} onClick={onSend}>
          {t("apply.send")}
        </Button>
        <Button onClick={() => onEditStep("documents")}>{t("apply.back")}</Button>
      </ButtonRow>
    </>
  );
}
