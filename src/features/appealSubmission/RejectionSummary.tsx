import { useEffect, useRef, type ReactNode } from "react";
import type { Failure } from "../../api/failure.ts";
import { ErrorSummary } from "../../components/forms/ErrorSummary.tsx";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import { toFormErrors } from "../../forms/formErrors.ts";
import { joinLabel, useFormMessages } from "../../forms/formMessages.ts";
import { useErrorTitle } from "../../state/useErrorTitle.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

type RejectionSummaryProps = {
  definition: FormDefinition<unknown>;
  failure: Failure;
  /** There was no connection when it was sent: nothing can have arrived. */
  wasOffline: boolean;
  /** Called with the field of an error that the user selects, `documentIds` for the files. */
  onFocusField: (field: string) => void;
};

/** Renders why an appeal was not accepted, with a link for each rejected field and for the files, and takes the focus. */
export function RejectionSummary({ definition, failure, wasOffline, onFocusField }: RejectionSummaryProps): ReactNode {
  const t = useT();
  const formMessages = useFormMessages(definition);
  const titleRef = useRef<HTMLHeadingElement>(null);
  // Only once: a change of language keeps the focus on its button. After another attempt the summary is a new one.
  useEffect(() => titleRef.current?.focus(), []);
  useErrorTitle(true);

  const fields = [...Object.keys(definition.layout.fields), "documentIds"];
  const { byField, formError, titleId } = toFormErrors(failure, fields, t, { wasOffline });
  return (
    <ErrorSummary
      title={t(titleId === "form.unanswered" ? titleId : "apply.rejected")}
      titleRef={titleRef}
      items={[...byField].map(([field, { text }]) => ({
        fieldId: field,
        text: joinLabel(field === "documentIds" ? t("apply.documents") : formMessages.label(field), text),
      }))}
      onFocusField={onFocusField}
    >
      {formError}
    </ErrorSummary>
  );
}
