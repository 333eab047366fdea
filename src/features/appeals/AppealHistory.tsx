import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { Timeline } from "./Timeline.tsx";
import { useStatusText } from "./useStatusText.ts";

/** What has happened to an appeal, the earliest first; a withdrawal stands at the end. */
export function AppealHistory({
  appeal: { history, withdrawnAt, lang },
}: {
  appeal: components["schemas"]["AppealDetail"];
}): ReactNode {
  const words = useStatusText();
  const steps = history.map(({ status, at, note }, place) => {
    const { label, tone, icon } = words(status);
    return {
      id: `${place} ${at}`,
      tone,
      icon,
      title: label,
      date: <DateText dateTime={at} hasTime />,
      text: note && <span lang={lang}>{note}</span>,
      current: withdrawnAt === undefined && place === history.length - 1,
    };
  });
  if (withdrawnAt === undefined) return <Timeline steps={steps} />;
  const { label: word, tone, icon } = words("", withdrawnAt);
  return (
    <Timeline
      steps={[
        ...steps,
        { id: withdrawnAt, tone, icon, title: word, date: <DateText dateTime={withdrawnAt} hasTime />, current: true },
      ]}
    />
  );
}
