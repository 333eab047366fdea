import { useEffect, useRef, type ReactNode } from "react";
import { getFailureMessage } from "../../api/getFailureMessage.ts";
import type { UploadedFile } from "../../components/attachments/attachmentDraft.ts";
import { useFormatFileSize } from "../../i18n/useFormatFileSize.ts";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import { joinLabel, useFormMessages } from "../../forms/formMessages.ts";
import type { Failure } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { ErrorSummary } from "../../components/forms/ErrorSummary.tsx";
import { FileList } from "../../components/data/FileList.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { FormValueList } from "../../forms/FormValueList.tsx";

/** Props of `AppealReview`. */
type AppealReviewProps = {
  definition: FormDefinition<unknown>;
  values: unknown;
  files: readonly UploadedFile[];
  /** The name of the person or organisation that sends the appeal. */
  applicant: string;
  busy: boolean;
  failure: Failure | undefined;
  /** Called when the user wants to change the form or the files. */
  onEditStep: (step: "answers" | "documents") => void;
  onSend: () => void;
};

/** Renders everything that will be sent, with buttons to change each part, and the send button. */
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
  const formatSize = useFormatFileSize();
  const formMessages = useFormMessages(definition);
  const errorSummaryRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (failure !== undefined) errorSummaryRef.current?.focus();
  }, [failure]);

  // The backend prefixes the fields of the service's form with `answers`.
  const fieldErrors =
    failure?.kind === "invalid"
      ? failure.fields.map(({ field, message }) => ({ field: field.replace(/^answers\//, ""), message }))
      : [];
  const items =
    fieldErrors.length > 0
      ? fieldErrors.map(({ field, message }) => ({
          fieldId: field,
          text: joinLabel(formMessages.label(field), message),
        }))
      : [{ fieldId: "", text: failure && getFailureMessage(t, failure) }];
  const hasForm = Object.keys(definition.layout.fields).length > 0;
  return (
    <>
      {failure !== undefined && (
        <ErrorSummary
          title={t("apply.rejected")}
          titleRef={errorSummaryRef}
          items={items}
          onFocusField={(field) =>
            field !== "" && onEditStep(field === "documentIds" || !hasForm ? "documents" : "answers")
          }
        />
      )}
      <p>{t("apply.checkText")}</p>
      {hasForm && (
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
            items={files.map((file) => ({
              id: String(file.documentId),
              name: file.fileName,
              state: formatSize(file.size),
            }))}
          />
        )}
      </Section>
      <ButtonRow note={t("apply.onBehalfOf", { name: applicant })}>
        <Button tone="primary" busy={busy} onClick={onSend}>
          {t("apply.send")}
        </Button>
        <Button onClick={() => onEditStep("documents")}>{t("apply.back")}</Button>
      </ButtonRow>
    </>
  );
}
