import type { ReactNode } from "react";
import { partsOf, type FormDefinition } from "./formDefinition.ts";
import { useFormWords } from "./formMessages.ts";
import { formatDate, formatNumber } from "../i18n/format.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { DetailList } from "../components/data/DetailList.tsx";
import { OwnWords } from "../components/text/MultilineText.tsx";

/** The answers to a form as they will be, or were, sent: each question with what was said, in the order of the form. */
export function AnswerList({ definition, answers }: { definition: FormDefinition<unknown>; answers: unknown }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const words = useFormWords(definition);
  const shown = (field: string): ReactNode => {
    const value = partsOf(field).reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], answers);
    const widget = definition.layout.fields[field]?.widget;
    // A box that was never ticked is not sent.
    if (widget === "check" || typeof value === "boolean") return say(value === true ? "apply.yes" : "apply.no");
    if (typeof value === "number") return formatNumber(lang, value, decimalsOf(value));
    if (typeof value !== "string" || value === "") return say("apply.empty");
    if (widget === "date") return formatDate(lang, value);
    return widget === "select" ? words.option(field, value) : <OwnWords>{value}</OwnWords>;
  };
  return <DetailList items={Object.keys(definition.layout.fields).map((field) => ({ term: words.label(field), description: shown(field) }))} />;
}

const decimalsOf = (value: number): number => Math.min(String(value).split(".")[1]?.length ?? 0, 6);
