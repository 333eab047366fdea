import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { ServiceList, servicesOf } from "./ServiceList.tsx";
import { paths } from "../../config/paths.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

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
