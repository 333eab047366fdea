import type { ReactNode } from "react";
import { splitFieldPath, type FormDefinition } from "./formDefinition.ts";
import { useFormMessages } from "./formMessages.ts";
import { formatDate } from "../i18n/format.ts";
import { formatExactNumber } from "./formatExactNumber.ts";
import { useLanguage, useT } from "../i18n/IntlProvider.tsx";
import { DetailList } from "../components/data/DetailList.tsx";
import { MultilineText } from "../components/text/MultilineText.tsx";

/** Renders the labels and the formatted values of a form in the order of its layout. */
export function FormValueList({
  definition,
  values,
}: {
  definition: FormDefinition<unknown>;
  values: unknown;
}): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const messages = useFormMessages(definition);
  const formatValue = (field: string): ReactNode => {
    const value = splitFieldPath(field).reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | undefined)?.[key],
      values,
    );
    const widget = definition.layout.fields[field]?.widget;
    // An untouched checkbox has no value.
    if (widget === "check" || typeof value === "boolean") return t(value === true ? "apply.yes" : "apply.no");
    if (typeof value === "number") return formatExactNumber(lang, value);
    if (typeof value !== "string" || value === "") return t("apply.empty");
    if (widget === "date") return formatDate(lang, value);
    return widget === "select" ? (
      <bdi lang={definition.lang}>{messages.option(field, value)}</bdi>
    ) : (
      <MultilineText>{value}</MultilineText>
    );
  };
  return (
    <DetailList
      items={Object.keys(definition.layout.fields).map((field) => ({
        term: messages.label(field),
        lang: definition.lang,
        description: formatValue(field),
      }))}
    />
  );
}
