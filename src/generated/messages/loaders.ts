// Generated from openapi/schemas/Language.yaml. Do not edit.

/**
 * Loads the compiled messages of each language: those of the first view, and functions that load those of its data, of the
 * session, of the layout, and all others.
 */
export const messageLoaders = {
  az: () => import("./languages/az.ts"),
  ru: () => import("./languages/ru.ts"),
  en: () => import("./languages/en.ts"),
};

/** The tiers after the first in the order of loading: the messages of a tier come with those before it. */
export const laterTiers = ["data", "session", "layout", "rest"] as const;
