import type { ReactNode } from "react";
import { PostList } from "../list/PostList.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** Reports on the prices of the consumer market. */
export default function MarketPrices({ title }: ScreenProps): ReactNode {
  return (
    <Page title={title}>
      <PostList place="market-prices" />
    </Page>
  );
}
