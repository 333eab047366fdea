import { useEffect, useRef, type ReactNode } from "react";
import type { Failure } from "../../api/failure.ts";
import { getFailureMessage } from "../../api/getFailureMessage.ts";
import { ErrorSummary } from "../../components/forms/ErrorSummary.tsx";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import { joinLabel, useFormMessages } from "../../forms/formMessages.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

type RejectionSummaryProps = {
  definition: FormDefinition<unknown>;
  failure: Failure;
  /** Called with the field of an error that the user selects. */
  onFocusField: (field: string) => void;
};

/** Renders why an appeal was not accepted, with a link for each rejected field, and takes the focus. */
export function RejectionSummary({ definition, failure, onFocusField }: RejectionSummaryProps): ReactNode {
  const t = useT();
  const formMessages = useFormMessages(definition);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), [failure]);

  // The backend prefixes the fields of the service's form with `answers`.
  const fieldErrors =
    failure.kind === "invalid"
      ? failure.fields.map(({ field, message }) => ({ field: field.replace(/^answers\//, ""), message }))
      : [];
  const items =
    fieldErrors.length > 0
      ? fieldErrors.map(({ field, message }) => ({
          fieldId: field,
          text: joinLabel(formMessages.label(field), message),
        }))
      : [{ fieldId: "", text: getFailureMessage(t, failure) }];
  return (
    <ErrorSummary
      title={t("apply.rejected")}
      titleRef={titleRef}
      items={items}
      onFocusField={(field) => field !== "" && onFocusField(field)}
    />
  );
}
