import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { SectionNav } from "../../components/navigation/SectionNav.tsx";

/** Renders the links between the evaluation of services and that of the portal. */
export function EvaluationNav({ current }: { current: "serviceDegree" | "generalEvaluation" }): ReactNode {
  const t = useT();
  return (
    <SectionNav
      label={t("page.serviceDegree.title")}
      items={(["serviceDegree", "generalEvaluation"] as const).map((name) => ({
        label: t(`page.${name}.title`),
        href: paths[name],
        current: name === current,
      }))}
    />
  );
}
