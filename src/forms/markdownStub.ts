import type { ReactNode } from "react";

/**
 * Renders text as it is. vite.config.ts puts it in the place of `markdown-to-jsx`, which RJSF imports by both names and
 * our forms never use.
 *
 * @public
 */
export const Markdown = ({ children }: { children: ReactNode }): ReactNode => children;

// oxlint-disable-next-line import/no-named-as-default -- RJSF imports both
export default Markdown;
