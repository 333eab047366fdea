import type { ReactNode } from "react";
import type { Appeal } from "../../generated/contract.d.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { parseAppealStatus } from "./appealStatus.ts";
import { useStatusText } from "./useStatusText.ts";

/** Renders the status of an appeal, what it means for the applicant, and the legal deadline. */
export function AppealStatusBanner({
  appeal: { kind, status, withdrawnAt, dueDate, dueWorkingDays },
}: {
  appeal: Appeal;
}): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { label, description, tone } = useStatusText()(kind, status, withdrawnAt);
  const isDecided =
    withdrawnAt !== undefined || ["CERTIFICATE_ISSUED", "REFUSED"].includes(parseAppealStatus(status) ?? "");
  const date = dueDate === undefined ? undefined : formatDate(lang, dueDate);
  return (
    <Banner tone={tone} title={label}>
      <p>{description}</p>
      {date !== undefined && !isDecided && (
        <p>
          {dueWorkingDays === undefined ? t("appeal.dueOn", { date }) : t("appeal.due", { date, days: dueWorkingDays })}
        </p>
      )}
    </Banner>
  );
}
