import type { ReactNode } from "react";
import { Day } from "../text/DateText.tsx";
import { dayIn } from "../../i18n/bakuCalendar.ts";
import { useWords } from "../../i18n/Words.tsx";
import { StatusChip } from "./StatusChip.tsx";

/** The last day to do something, with a word when it has passed. `at` is a day such as `2026-04-01`. */
export function DueDay({ at }: { at: string }): ReactNode {
  const say = useWords();
  return (
    <>
      <Day at={at} /> {at < dayIn() && <StatusChip tone="error">{say("due.passed")}</StatusChip>}
    </>
  );
}
