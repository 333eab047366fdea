import { use, type ReactNode } from "react";

const never = new Promise<never>(() => undefined);

/** Never renders: the boundary around it shows its fallback. */
export const Pending = (): ReactNode => use(never);
