import type { ReactNode } from "react";
import { lazyWithRetry, type ComponentModule } from "./lazyWithRetry.tsx";
import { withAllMessages } from "./withAllMessages.tsx";

/** The page of a route. */
export type LazyRoute<Props> = ((props: Props) => ReactNode) & {
  /** Imports the module of the page. */
  load: () => Promise<ComponentModule<Props>>;
  /** Loads the page's chunk ahead of navigation. Never rejects: the page itself reports what fails. */
  preload: () => Promise<void>;
};

/** Returns a page that is loaded on navigation, or earlier by `preload`, with all messages unless it is part of the first view. */
export const lazyRoute = <Props extends object>({
  load,
  isFirstView = false,
}: {
  load: () => Promise<ComponentModule<Props>>;
  isFirstView?: boolean;
}): LazyRoute<Props> => Object.assign(lazyWithRetry(isFirstView ? load : withAllMessages(load)), { load });
