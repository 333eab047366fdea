import type { ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { ServiceList, servicesOf } from "../list/ServiceList.tsx";
import { paths } from "../paths.ts";
import { CardGrid } from "../ui/CardGrid.tsx";
import { LinkCard } from "../ui/LinkCard.tsx";
import { Page } from "../ui/Page.tsx";
import { Section } from "../ui/Section.tsx";
import type { Reads, ScreenProps } from "../view/screen.ts";

/** Services that are asked for and delivered online, and what one can write without a service. */
export default function EServices({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("services.lead")}>
      <ServiceList type="E_SERVICE" />
      <Section title={say("services.other")}>
        <CardGrid>
          <LinkCard icon="appeal" href={paths.complaint} title={say("screen.complaint.title")} text={say("services.complaint")} />
          <LinkCard icon="feedback" href={paths.suggestion} title={say("screen.suggestion.title")} text={say("services.suggestion")} />
        </CardGrid>
      </Section>
    </Page>
  );
}

EServices.reads = ((_parts, lang) => [servicesOf("E_SERVICE", lang)]) satisfies Reads;
