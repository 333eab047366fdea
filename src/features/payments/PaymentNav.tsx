import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { SectionNav } from "../../components/navigation/SectionNav.tsx";

/** Renders the links between due and paid payments. */
export function PaymentNav({ current }: { current: "paymentObligations" | "paidPayments" }): ReactNode {
  const t = useT();
  return (
    <SectionNav
      label={t("page.payments.title")}
      items={(["paymentObligations", "paidPayments"] as const).map((name) => ({
        label: t(`page.${name}.title`),
        href: paths[name],
        current: name === current,
      }))}
    />
  );
}
