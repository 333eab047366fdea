import type { ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** The documents that the service issued to the signed-in person. */
export default function Documents({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title}>
      <EmptyState title={say("empty.documents")} action={<ButtonLink href={paths.eServices}>{say("empty.toServices")}</ButtonLink>}>
        {say("empty.documents.willAppear")}
      </EmptyState>
    </Page>
  );
}
