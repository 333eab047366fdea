import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { PostList, postsOf } from "../../components/posts/PostList.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

/** What the service announced. */
export default function News({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("news.lead")}>
      <PostList place="news" />
    </Page>
  );
}

News.reads = ((_parts, lang) => [postsOf("news", lang)]) satisfies Reads;
