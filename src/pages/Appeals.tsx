import type { ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** The appeals of the signed-in person. */
export default function Appeals({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title}>
      <EmptyState title={say("empty.appeals")} action={<ButtonLink href={paths.eServices}>{say("empty.toServices")}</ButtonLink>}>
        {say("empty.appeals.willAppear")}
      </EmptyState>
    </Page>
  );
}
