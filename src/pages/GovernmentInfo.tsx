import type { ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { PostList, postsOf } from "../list/PostList.tsx";
import { Page } from "../ui/Page.tsx";
import type { Reads, ScreenProps } from "../view/screen.ts";

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
