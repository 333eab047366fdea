// Generated from openapi/schemas/Language.yaml. Do not edit.

/** Loads the compiled messages of each language: those of the first view, and all others. */
export const messageLoaders = {
  az: {
    initial: () => import("./initial/az.json"),
    deferred: () => import("./deferred/az.json"),
  },
  ru: {
    initial: () => import("./initial/ru.json"),
    deferred: () => import("./deferred/ru.json"),
  },
  en: {
    initial: () => import("./initial/en.json"),
    deferred: () => import("./deferred/en.json"),
  },
};
