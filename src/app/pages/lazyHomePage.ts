import { lazyRoute } from "../../components/loading/lazyRoute.ts";

/** The home page, in a module of its own: the layout renders it without loading the route table. */
export const LazyHomePage = lazyRoute({ load: () => import("./HomePage.tsx"), isFirstView: true });
