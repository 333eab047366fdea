/** Stands for the public origin in prerendered pages, which a package or a server replaces. */
export const originPlaceholder = "https://origin.invalid";
