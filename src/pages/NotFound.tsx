import type { ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** The screen of every address that the portal does not have. */
export default function NotFound({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title}>
      <EmptyState title={say("notFound.title")} action={<ButtonLink href={paths.home}>{say("action.home")}</ButtonLink>}>
        {say("notFound.text")}
      </EmptyState>
    </Page>
  );
}
