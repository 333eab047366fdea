import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import { Day } from "../../components/text/DateText.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";

type Appeal = components["schemas"]["Appeal"];

/** What an appeal is, under which number it goes, in whose name it was sent and until when it is to be answered. */
export function AppealFacts({ appeal, applicant }: { appeal: Appeal; applicant: string }): ReactNode {
  const say = useWords();
  const { appealNumber, serviceType, kind, appealDate, dueDate, withdrawnAt, lang } = appeal;
  return (
    <DetailList
      items={[
        { term: say("appeal.number"), description: <strong>{appealNumber}</strong> },
        { term: say("appeal.serviceType"), description: <InLanguage lang={lang}>{serviceType}</InLanguage> },
        { term: say("appeal.kind"), description: say(`appeal.kind.${kind}`) },
        { term: say("appeal.applicant"), description: applicant },
        { term: say("appeal.date"), description: <Day at={appealDate} time /> },
        ...(dueDate === undefined ? [] : [{ term: say("appeal.dueDate"), description: <Day at={dueDate} /> }]),
        ...(withdrawnAt === undefined ? [] : [{ term: say("appeal.withdrawnAt"), description: <Day at={withdrawnAt} time /> }]),
      ]}
    />
  );
}
