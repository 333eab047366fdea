/** A layer of `src/`: its folder or file, and in one sentence what belongs there. */
export type Layer = { name: string; purpose: string };

/** The layers of `src/`, lowest first. A module imports only from its own layer and from lower ones. */
export const layers: readonly Layer[] = [
  { name: "generated", purpose: "types, messages, form definitions and defaults that codegen writes" },
  {
    name: "config",
    purpose: "settings of a deployment, which portal this is, paths, storage and preferences of the device",
  },
  { name: "i18n", purpose: "languages, messages, formats of dates and numbers" },
  {
    name: "api",
    purpose: "the typed client: requests, failures, response validation, query client, invalidations, upload",
  },
  { name: "auth", purpose: "session, tokens, refresh, identity login, sign-out" },
  { name: "generated/queries", purpose: "a query hook for each operation of the contract" },
  { name: "state", purpose: "stores and hooks that every page shares: toasts, dialogs, unsaved changes, page title" },
  { name: "components", purpose: "presentational components and hooks that two or more features use" },
  { name: "forms", purpose: "form definitions rendered by RJSF, with validation, attachments and drafts" },
  { name: "realtime", purpose: "the STOMP connection, its typed messages and their announcement" },
  {
    name: "features",
    purpose: "one folder for each section, with its pages, components and hooks; features do not import each other",
  },
  { name: "app", purpose: "routes, layout, dialogs and session effects: it composes the features" },
  { name: "main.tsx", purpose: "starts the portal in a browser" },
  { name: "prerender.tsx", purpose: "renders the portal to HTML when it is built" },
];

/** Layers whose folders stand side by side: no folder imports another one. */
export const isolatedFolders: readonly string[] = ["features"];

/** Imports that one layer may not have although the order allows them. */
export const forbiddenImports: readonly { from: string; to: string; reason: string }[] = [
  ...["config", "i18n", "api", "auth"].map((to) => ({
    from: "generated",
    to,
    reason: "generated files know nothing but each other and the functions that send requests",
  })),
  ...["generated/queries", "components", "forms"].map((to) => ({
    from: "realtime",
    to,
    reason: "the feed delivers messages; it requests and renders nothing",
  })),
  { from: "features", to: "realtime", reason: "the app connects the live feed to what is shown" },
];

/** The only modules that may import a library, as the beginning of their path below `src/`. */
export const libraryOwners: readonly { library: RegExp; owners: readonly string[] }[] = [
  { library: /^@(mui|emotion)\//, owners: ["components/"] },
  { library: /^@base-ui\//, owners: ["app/layout/"] },
  { library: /^@rjsf\//, owners: ["forms/"] },
  { library: /^@stomp\//, owners: ["realtime/"] },
  { library: /^openapi-fetch$/, owners: ["api/", "auth/"] },
  { library: /^idb-keyval$/, owners: ["auth/", "realtime/"] },
  { library: /^(react-intl|intl-messageformat|@formatjs\/icu-messageformat-parser)$/, owners: ["i18n/"] },
  { library: /^minisearch$/, owners: ["features/search/"] },
  { library: /^uqr$/, owners: ["components/data/QrCode.tsx"] },
  { library: /^dompurify$/, owners: ["features/content/SanitizedHtml.tsx"] },
  { library: /^fflate$/, owners: ["components/list/download/"] },
  { library: /^pdfjs-dist(\/|$)/, owners: ["components/documents/"] },
  { library: /^@cfworker\/json-schema$/, owners: ["forms/"] },
  { library: /^regexparam$/, owners: ["app/routing/", "prerender.tsx"] },
  { library: /^react-dom\/client$/, owners: ["main.tsx"] },
  { library: /^react-dom\/static$/, owners: ["prerender.tsx"] },
];

/** Libraries that every layer may import. */
export const sharedLibraries = /^(react(\/.+)?|react-dom|wouter(\/.+)?|valtio(\/.+)?|@tanstack\/react-query)$/;

/** Returns the layer of a module; its path is relative to `src/`. Throws an error when no layer has it. */
export function getLayer(path: string): Layer & { level: number } {
  const name = path.startsWith("generated/queries/") ? "generated/queries" : (path.split("/")[0] ?? "");
  const level = layers.findIndex((layer) => layer.name === name);
  const layer = layers[level];
  if (layer === undefined)
    throw new Error(`src/${path} belongs to no layer: tests/architecture/layers.ts does not list "${name}".`);
  return { ...layer, level };
}
