import type { Plugin } from "vite";

/** Adds the developer panel to each page of the development server. Builds do not contain it. */
export const devPanelPlugin = (): Plugin => ({
  name: "portal-developer-panel",
  apply: "serve",
  transformIndexHtml: () => [
    { tag: "script", attrs: { type: "module", src: "/mocks/devPanel/main.tsx" }, injectTo: "body" },
  ],
});
