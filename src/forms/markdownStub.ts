import type { ReactNode } from "react";

/** Stands in for a markdown renderer that RJSF imports and our forms never use: text as it is. */
export const Markdown = ({ children }: { children: ReactNode }): ReactNode => children;
export default Markdown;
