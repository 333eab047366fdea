import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { LinkTree } from "./LinkTree.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { Columns } from "./Columns.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";
import { siteMap } from "../navigation.ts";

/** Every screen of this portal, drawn from the screen table: the second way, beside the search, to find anything. */
export default function SiteMap({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("siteMap.lead")}>
      <Columns>
        {siteMap(say).map(({ title: part, items }) => (
          <Section key={part} title={part}>
            <LinkTree items={items} />
          </Section>
        ))}
      </Columns>
    </Page>
  );
}
