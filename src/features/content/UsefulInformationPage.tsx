import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { PostList, postsOf } from "../../components/posts/PostList.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

/** Advice to consumers. */
export default function UsefulInformation({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("usefulInformation.lead")}>
      <PostList place="useful-information" />
    </Page>
  );
}

UsefulInformation.reads = ((_parts, lang) => [postsOf("useful-information", lang)]) satisfies Reads;
