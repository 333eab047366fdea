import type { ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { PostList, postsOf } from "../list/PostList.tsx";
import { Page } from "../ui/Page.tsx";
import type { Reads, ScreenProps } from "../view/screen.ts";

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
