import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { ContactsForm } from "./ContactsForm.tsx";
import { KnownPerson } from "./RegisteredDetails.tsx";
import { PersonForm } from "./PersonalInfoForm.tsx";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { sessionStore, userOf, type Session } from "../../auth/sessionStore.ts";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** What the service knows about the signed-in person, and what they may change of it. */
export default function PersonalInfo({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const user = userOf(useSnapshot(sessionStore).now as Session);
  if (user === undefined) return null;
  return (
    <Page title={title} lead={say("person.lead")}>
      {user.foreign ? (
        <Loaded shape="text">
          <PersonForm user={user} />
        </Loaded>
      ) : (
        <>
          <Section title={say("person.known")}>
            <KnownPerson user={user} />
          </Section>
          <Section title={say("person.contacts")}>
            <ContactsForm user={user} />
          </Section>
        </>
      )}
    </Page>
  );
}
