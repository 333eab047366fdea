import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { SectionNav } from "../../components/navigation/SectionNav.tsx";

/** The way between what is owed and what has been paid. */
export function PaymentNav({ current }: { current: "paymentObligations" | "paidPayments" }): ReactNode {
  const t = useT();
  return (
    <SectionNav
      label={t("screen.payments.title")}
      items={(["paymentObligations", "paidPayments"] as const).map((name) => ({
        label: t(`screen.${name}.title`),
        href: paths[name],
        current: name === current,
      }))}
    />
  );
}
