import type { ReactNode } from "react";
import { formatPhone } from "../../i18n/format.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { useSettings } from "../../components/loading/useSettings.ts";
import { Link } from "../../components/navigation/Link.tsx";

/** The time until the answer in working days, and what to attach. */
type SubmissionAsideProps = { workingDays: number; documents?: ReactNode };

/** Renders what to know while filling in a form: the deadline of the answer, the documents, the phone number for questions. */
export function SubmissionAside({ workingDays, documents }: SubmissionAsideProps): ReactNode {
  const t = useT();
  const { callCenterPhone } = useSettings();
  return (
    <>
      <Section title={t("service.summary")}>
        <DetailList
          items={[
            { term: t("service.termLabel"), description: t("service.term", { days: workingDays }) },
            ...(callCenterPhone === ""
              ? []
              : [
                  {
                    term: t("apply.questions"),
                    description: <Link href={`tel:${callCenterPhone}`}>{formatPhone(callCenterPhone)}</Link>,
                  },
                ]),
          ]}
        />
      </Section>
      {documents && <Section title={t("service.documents")}>{documents}</Section>}
    </>
  );
}
