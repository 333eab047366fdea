import type { Plugin } from "vite";

/** Adds the developer's panel to every page that the development server gives out. No build knows of it. */
export const devPanelPlugin = (): Plugin => ({
  name: "portal-developer-panel",
  apply: "serve",
  transformIndexHtml: () => [
    { tag: "script", attrs: { type: "module", src: "/mocks/devPanel/main.tsx" }, injectTo: "body" },
  ],
});
