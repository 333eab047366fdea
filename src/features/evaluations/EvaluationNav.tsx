import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { SubNav } from "../../components/navigation/SectionNav.tsx";

/** The way between the evaluation of services and that of the portal. */
export function EvaluationSections({ current }: { current: "serviceDegree" | "generalEvaluation" }): ReactNode {
  const say = useWords();
  return (
    <SubNav
      label={say("screen.serviceDegree.title")}
      items={(["serviceDegree", "generalEvaluation"] as const).map((name) => ({ label: say(`screen.${name}.title`), href: paths[name], current: name === current }))}
    />
  );
}
