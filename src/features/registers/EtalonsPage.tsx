import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { etalonCategories, href } from "../../config/paths.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import type { IconName } from "../../components/icons/iconPaths.ts";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

const icons: Readonly<Record<(typeof etalonCategories)[number], IconName>> = {
  temperature: "thermometer",
  mass: "scales",
  electric: "bolt",
  pressure: "gauge",
  "kinematic-viscosity": "drop",
  density: "flask",
  "time-frequency": "clock",
  dosimetric: "radiation",
};

/** The eight kinds of government standards of measurement. */
export default function Etalons({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("etalons.lead")}>
      <CardGrid>
        {etalonCategories.map((category) => (
          <LinkCard key={category} level={2} icon={icons[category]} href={href("etalonCategory", { category })} title={say(`etalon.${category}.title`)} text={say(`etalon.${category}.text`)} />
        ))}
      </CardGrid>
    </Page>
  );
}
