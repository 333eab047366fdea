import { part } from "../../components/loading/lazyComponent.tsx";

/** The page that most people see first. It is drawn without the screen table, which then comes after it. */
export const HomePage = part(() => import("./HomePage.tsx"));
