import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { PostList, postsOf } from "../../components/posts/PostList.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

/** The government information fund. */
export default function GovernmentInfo({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("governmentInfo.lead")}>
      <PostList place="government-info" />
    </Page>
  );
}

GovernmentInfo.reads = ((_parts, lang) => [postsOf("government-info", lang)]) satisfies Reads;
