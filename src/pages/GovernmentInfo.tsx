import type { ReactNode } from "react";
import { PostList } from "../list/PostList.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** The government information fund. */
export default function GovernmentInfo({ title }: ScreenProps): ReactNode {
  return (
    <Page title={title}>
      <PostList place="government-info" />
    </Page>
  );
}
