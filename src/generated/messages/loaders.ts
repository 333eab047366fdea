// Generated from openapi/schemas/Language.yaml. Do not edit.

/** Loads the compiled messages of each language: those of the first view, of its data, of the layout, and all others. */
export const messageLoaders = {
  az: {
    initial: () => import("./initial/az.json"),
    data: () => import("./data/az.json"),
    layout: () => import("./layout/az.json"),
    rest: () => import("./rest/az.json"),
  },
  ru: {
    initial: () => import("./initial/ru.json"),
    data: () => import("./data/ru.json"),
    layout: () => import("./layout/ru.json"),
    rest: () => import("./rest/ru.json"),
  },
  en: {
    initial: () => import("./initial/en.json"),
    data: () => import("./data/en.json"),
    layout: () => import("./layout/en.json"),
    rest: () => import("./rest/en.json"),
  },
};
