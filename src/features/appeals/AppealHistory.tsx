import type { ReactNode } from "react";
import type { AppealDetail } from "../../generated/contract.d.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { MultilineText } from "../../components/text/MultilineText.tsx";
import { Timeline } from "./Timeline.tsx";
import { getAppealAnswer } from "./appealAnswer.ts";
import { getStatusText, getWithdrawnText } from "./appealStatus.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

type AppealHistoryProps = { appeal: Pick<AppealDetail, "kind" | "history" | "withdrawnAt" | "lang"> };

/** Renders the status changes of an appeal, the earliest first, and its withdrawal at the end. The answer has its own section. */
export function AppealHistory({ appeal }: AppealHistoryProps): ReactNode {
  const { kind, history, withdrawnAt, lang } = appeal;
  const t = useT();
  const answer = getAppealAnswer(appeal);
  const steps = history.map(({ status, at: changedAt, note, correction }, index) => {
    const { label, tone, icon } = getStatusText(t, { kind, status });
    return {
      id: `${index} ${changedAt}`,
      tone,
      icon,
      title: correction === true ? t("appeal.corrected") : label,
      date: <DateText dateTime={changedAt} hasTime />,
      text: note && note !== answer?.note && (
        <bdi lang={lang}>
          <MultilineText>{note}</MultilineText>
        </bdi>
      ),
      current: withdrawnAt === undefined && index === history.length - 1,
    };
  });
  if (withdrawnAt === undefined) return <Timeline steps={steps} />;
  const { label: title, tone, icon } = getWithdrawnText(t, kind);
  return (
    <Timeline
      steps={[
        ...steps,
        { id: withdrawnAt, tone, icon, title, date: <DateText dateTime={withdrawnAt} hasTime />, current: true },
      ]}
    />
  );
}
