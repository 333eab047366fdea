import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { etalonCategorySlugs, getHref } from "../../config/paths.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { etalonIcons } from "./etalonIcons.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders links to the eight categories of measurement standards (etalons). */
export default function EtalonsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("etalons.lead")}>
      <CardGrid>
        {etalonCategorySlugs.map((category) => (
          <LinkCard
            key={category}
            level={2}
            icon={etalonIcons[category]}
            href={getHref("etalonCategory", { category })}
            title={t(`etalon.${category}.title`)}
            text={t(`etalon.${category}.text`)}
          />
        ))}
      </CardGrid>
    </PageLayout>
  );
}
