import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { parseAppealStatus } from "./appealStatus.ts";
import { useStatusText } from "./useStatusText.ts";

/** Where an appeal stands: its status, what that means for the person, and until when the law wants an answer. */
export function AppealStatusBanner({
  appeal: { status, withdrawnAt, dueDate, dueWorkingDays },
}: {
  appeal: components["schemas"]["Appeal"];
}): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { label, description, tone } = useStatusText()(status, withdrawnAt);
  const decided =
    withdrawnAt !== undefined || ["CERTIFICATE_ISSUED", "REFUSED"].includes(parseAppealStatus(status) ?? "");
  const date = dueDate === undefined ? undefined : formatDate(lang, dueDate);
  return (
    <Banner tone={tone} title={label}>
      <p>{description}</p>
      {date !== undefined && !decided && (
        <p>
          {dueWorkingDays === undefined ? t("appeal.dueOn", { date }) : t("appeal.due", { date, days: dueWorkingDays })}
        </p>
      )}
    </Banner>
  );
}
