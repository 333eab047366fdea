import type { ReactNode } from "react";
import { PostList } from "../list/PostList.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** The issues of the bulletin journal. */
export default function NewsLetters({ title }: ScreenProps): ReactNode {
  return (
    <Page title={title}>
      <PostList place="bulletin" />
    </Page>
  );
}
