import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { SubNav } from "../../components/navigation/SectionNav.tsx";

/** The way between what is owed and what has been paid. */
export function PaymentSections({ current }: { current: "paymentObligations" | "paidPayments" }): ReactNode {
  const say = useWords();
  return (
    <SubNav
      label={say("screen.payments.title")}
      items={(["paymentObligations", "paidPayments"] as const).map((name) => ({ label: say(`screen.${name}.title`), href: paths[name], current: name === current }))}
    />
  );
}
