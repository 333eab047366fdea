import { withPublicOrigin } from "../pageHead.ts";
import { renderAtomFeed } from "./atomFeed.ts";
import type { FeedAddress } from "./feedPath.ts";
import { describeRendererError } from "./rendererProgram.ts";
import { defaultTimeoutMs, type RecordRendererOptions } from "./recordRenderer.ts";

/** What a renderer answers for a feed: Atom, or that there is none, or why it has none. */
export type FeedAnswer = { kind: "feed"; xml: string } | { kind: "missing" } | { kind: "failed"; reason: string };

/** Renders a feed with the origin that it names. The addresses in a feed need one. */
export type RenderFeed = (address: FeedAddress, origin: string) => Promise<FeedAnswer>;

/** Returns a renderer of Atom feeds, which reads the posts from the backend without any credentials of a visitor. */
export function createFeedRenderer({
  getProgram,
  getBackendUrl,
  timeoutMs = defaultTimeoutMs,
}: Omit<RecordRendererOptions, "maxPending">): RenderFeed {
  return async ({ placement, language }, origin) => {
    try {
      const { module } = await getProgram();
      module.setBackend(getBackendUrl());
      const feed = await module.readFeed(placement, language, AbortSignal.timeout(timeoutMs));
      if (feed === undefined) return { kind: "missing" };
      return { kind: "feed", xml: withPublicOrigin(renderAtomFeed(feed, language), origin) };
    } catch (error) {
      return { kind: "failed", reason: describeRendererError(error) };
    }
  };
}
