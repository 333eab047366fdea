import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { LinkTree } from "./LinkTree.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { Columns } from "./Columns.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { useSessionUser } from "../session/useSession.ts";
import { getSiteMap } from "../navigation.ts";

/** Renders links to all pages of this portal, from the route table. */
export default function SiteMapPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const user = useSessionUser();
  return (
    <PageLayout title={title} lead={t("siteMap.lead")}>
      <Columns>
        {getSiteMap(t, user).map(({ title: groupTitle, items }) => (
          <Section key={groupTitle} title={groupTitle}>
            <LinkTree items={items} />
          </Section>
        ))}
      </Columns>
    </PageLayout>
  );
}
