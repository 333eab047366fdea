import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { getHref, registerSlugs } from "../../config/paths.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { documentIcon } from "../../components/icons/paths/documentIcon.ts";

/** Renders links to the four government registers. */
export default function RegistersPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("registers.lead")}>
      <CardGrid>
        {registerSlugs.map((register) => (
          <LinkCard
            key={register}
            level={2}
            icon={documentIcon}
            href={getHref("register", { register })}
            title={t(`register.${register}.title`)}
            text={t(`register.${register}.text`)}
          />
        ))}
      </CardGrid>
    </PageLayout>
  );
}
