import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { statusOf } from "./appealStatus.ts";
import { useStatusWords } from "./useStatusText.ts";

/** Where an appeal stands: its status, what that means for the person, and until when the law wants an answer. */
export function AppealStage({ appeal: { status, withdrawnAt, dueDate, dueWorkingDays } }: { appeal: components["schemas"]["Appeal"] }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { word, next, tone } = useStatusWords()(status, withdrawnAt);
  const decided = withdrawnAt !== undefined || ["CERTIFICATE_ISSUED", "REFUSED"].includes(statusOf(status) ?? "");
  const date = dueDate === undefined ? undefined : formatDate(lang, dueDate);
  return (
    <Banner tone={tone} title={word}>
      <p>{next}</p>
      {date !== undefined && !decided && <p>{dueWorkingDays === undefined ? say("appeal.dueOn", { date }) : say("appeal.due", { date, days: dueWorkingDays })}</p>}
    </Banner>
  );
}
