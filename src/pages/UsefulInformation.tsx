import type { ReactNode } from "react";
import { PostList } from "../list/PostList.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** Advice for consumers and businesses. */
export default function UsefulInformation({ title }: ScreenProps): ReactNode {
  return (
    <Page title={title}>
      <PostList place="useful-information" />
    </Page>
  );
}
