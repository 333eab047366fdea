import { lazyRoute } from "../../components/loading/lazyRoute.ts";
import HomePage from "./HomePage.tsx";

/** The home page, in a module of its own: the layout renders it without loading the route table. Its script is part of the entry. */
export const LazyHomePage = lazyRoute({ load: () => Promise.resolve({ default: HomePage }), isFirstView: true });
