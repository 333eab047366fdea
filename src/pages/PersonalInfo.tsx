import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { ContactsForm } from "../account/ContactsForm.tsx";
import { KnownPerson } from "../account/KnownPerson.tsx";
import { PersonForm } from "../account/PersonForm.tsx";
import { Loaded } from "../cache/Loaded.tsx";
import { useWords } from "../i18n/Words.tsx";
import { sessionStore, userOf, type Session } from "../session/who.ts";
import { Page } from "../ui/Page.tsx";
import { Section } from "../ui/Section.tsx";
import type { ScreenProps } from "../view/screen.ts";

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
