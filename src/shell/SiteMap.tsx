import type { ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { LinkTree } from "../ui/LinkTree.tsx";
import { Page } from "../ui/Page.tsx";
import { Section } from "../ui/Section.tsx";
import { Columns } from "../ui/Columns.tsx";
import type { ScreenProps } from "../view/screen.ts";
import { siteMap } from "./menus.ts";

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
