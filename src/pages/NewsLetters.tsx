import type { ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { PostList } from "../list/PostList.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** The issues of the bulletin journal. */
export default function NewsLetters({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("newsLetters.lead")}>
      <PostList place="bulletin" />
    </Page>
  );
}
