import type { ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** A section that the contract does not serve yet: its real empty state, and the way on. */
export default function EmptySection({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title}>
      <EmptyState title={say("empty.information")} action={<ButtonLink href={paths.eServices}>{say("empty.toServices")}</ButtonLink>}>
        {say("empty.willAppear")}
      </EmptyState>
    </Page>
  );
}
