import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { PostList } from "../../components/posts/PostList.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** The issues of the bulletin journal. */
export default function NewsLetters({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("newsLetters.lead")}>
      <PostList place="bulletin" />
    </Page>
  );
}
