import type { ReactNode } from "react";
import { fieldPath, type FormDefinition } from "./formDefinition.ts";
import { useFormMessages } from "./formMessages.ts";
import { formatDate, formatNumber } from "../i18n/format.ts";
import { useLanguage, useT } from "../i18n/IntlProvider.tsx";
import { DetailList } from "../components/data/DetailList.tsx";
import { MultilineText } from "../components/text/MultilineText.tsx";

/** The answers to a form as they will be, or were, sent: each question with what was said, in the order of the form. */
export function FormValueList({
  definition,
  values,
}: {
  definition: FormDefinition<unknown>;
  values: unknown;
}): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const words = useFormMessages(definition);
  const shown = (field: string): ReactNode => {
    const value = fieldPath(field).reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      values,
    );
    const widget = definition.layout.fields[field]?.widget;
    // A box that was never ticked is not sent.
    if (widget === "check" || typeof value === "boolean") return t(value === true ? "apply.yes" : "apply.no");
    if (typeof value === "number") return formatNumber(lang, value, countDecimals(value));
    if (typeof value !== "string" || value === "") return t("apply.empty");
    if (widget === "date") return formatDate(lang, value);
    return widget === "select" ? words.option(field, value) : <MultilineText>{value}</MultilineText>;
  };
  return (
    <DetailList
      items={Object.keys(definition.layout.fields).map((field) => ({
        term: words.label(field),
        description: shown(field),
      }))}
    />
  );
}

const countDecimals = (value: number): number => Math.min(String(value).split(".")[1]?.length ?? 0, 6);
