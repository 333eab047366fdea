import type { Plugin } from "vite";
import { controlSecretHeader } from "../control/controlHeader.ts";

/**
 * Adds the developer panel to each page of the development server, with the secret of the control API, which other sites
 * cannot read there. Builds do not contain it.
 */
export const devPanelPlugin = (controlSecret: string): Plugin => ({
  name: "portal-developer-panel",
  apply: "serve",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { name: controlSecretHeader, content: controlSecret }, injectTo: "head" },
    { tag: "script", attrs: { type: "module", src: "/mocks/devPanel/main.tsx" }, injectTo: "body" },
  ],
});
