import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useWords } from "../i18n/Words.tsx";
import { sessionStore, userOf } from "../session/session.ts";
import { DetailList } from "../ui/DetailList.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** What the service knows about the signed-in person. */
export default function PersonalInfo({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const user = userOf(useSnapshot(sessionStore).now as typeof sessionStore.now);
  const rows = [
    { term: say("person.pin"), description: user?.pin },
    { term: say("person.name"), description: user?.name },
    { term: say("person.surname"), description: user?.surname },
    { term: say("person.fatherName"), description: user?.fatherName },
    { term: say("person.email"), description: user?.email },
    { term: say("person.phoneNumber"), description: user?.phoneNumber },
    { term: say("person.note"), description: user?.note },
  ];
  return (
    <Page title={title} lead={say("person.lead")}>
      <DetailList items={rows.filter(({ description }) => description !== undefined && description !== "")} />
    </Page>
  );
}
