import type { ReactNode } from "react";
import type { Appeal } from "../../generated/contract.d.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useMessageLookup, useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";

/** The appeal of a person without an account has no texts. */
type AppealSummaryProps = {
  appeal: Omit<Appeal, "id" | "serviceType" | "status"> & { serviceType?: string; applicant?: string };
};

/** Renders number, service, kind, applicant and dates of an appeal, as far as they are known. A withdrawn one gets no answer. */
export function AppealSummary({ appeal }: AppealSummaryProps): ReactNode {
  const t = useT();
  const { find } = useMessageLookup();
  const { appealNumber, serviceType, kind, appealDate, dueDate, withdrawnAt, lang, applicant } = appeal;
  return (
    <DetailList
      items={[
        { term: t("appeal.number"), description: <strong>{appealNumber}</strong> },
        ...(serviceType === undefined
          ? []
          : [{ term: t("appeal.serviceType"), description: <TextWithLang lang={lang}>{serviceType}</TextWithLang> }]),
        { term: t("appeal.kind"), description: find(`appeal.kind.${kind}`) ?? kind },
        ...(applicant === undefined ? [] : [{ term: t("appeal.applicant"), description: applicant }]),
        { term: t("appeal.date"), description: <DateText dateTime={appealDate} hasTime /> },
        ...(dueDate === undefined || withdrawnAt !== undefined
          ? []
          : [{ term: t("appeal.dueDate"), description: <DateText dateTime={dueDate} /> }]),
        ...(withdrawnAt === undefined
          ? []
          : [{ term: t("appeal.withdrawnAt"), description: <DateText dateTime={withdrawnAt} hasTime /> }]),
      ]}
    />
  );
}
