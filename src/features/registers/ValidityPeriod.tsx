import type { ReactNode } from "react";
import { formatDate } from "../../i18n/format.ts";
import { dayIn } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { Whole } from "../../components/text/InlineBlock.tsx";

/** From when and until when something is valid, each an ISO date or absent, and a mark once its last day has passed. */
export function Validity({ from, until }: { from?: string | undefined; until?: string | undefined }): ReactNode {
  const say = useWords();
  const language = useLanguage();
  if (until === undefined) return from === undefined ? null : say("validity.from", { date: formatDate(language, from) });
  if (until < dayIn()) return <StatusChip tone="error">{say("validity.expired", { date: formatDate(language, until) })}</StatusChip>;
  if (from === undefined) return say("validity.until", { date: formatDate(language, until) });
  return (
    <>
      <Whole>{formatDate(language, from)}{"\u00a0–"}</Whole> <Whole>{formatDate(language, until)}</Whole>
    </>
  );
}
