import { lazyComponent } from "../../components/loading/lazyComponent.tsx";

/** The page that most people see first. It is drawn without the screen table, which then comes after it. */
export const LazyHomePage = lazyComponent(() => import("./HomePage.tsx"));
