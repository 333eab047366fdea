import type { ReactNode } from "react";
import type { FollowedAppeal } from "../../generated/contract.d.ts";
import { Section } from "../../components/layout/Section.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { AppealHistory } from "./AppealHistory.tsx";
import { AppealStatusChip } from "./AppealStatusChip.tsx";
import { AppealSummary } from "./AppealSummary.tsx";

/** Renders the status, the dates and the steps of an appeal that somebody follows without an account. */
export function FollowedAppealStatus({ appeal }: { appeal: FollowedAppeal }): ReactNode {
  const t = useT();
  return (
    <Section title={t("appeal.title", { number: appeal.appealNumber })}>
      <p>
        <AppealStatusChip appeal={appeal} />
      </p>
      <AppealSummary appeal={appeal} />
      <AppealHistory appeal={appeal} />
    </Section>
  );
}
