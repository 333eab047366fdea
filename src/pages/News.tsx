import type { ReactNode } from "react";
import { PostList } from "../list/PostList.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** What the service announced. */
export default function News({ title }: ScreenProps): ReactNode {
  return (
    <Page title={title}>
      <PostList place="news" />
    </Page>
  );
}
