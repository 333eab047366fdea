import type { WebsitePreferences } from "../../../src/config/preferences.ts";

/** A display mode of a page: set in the accessibility panel, or by the operating system. */
export type DisplayMode = "usual" | "dark" | "font 20" | "monochrome" | "no pictures" | "forced colours";

/** Stored preferences for each display mode. */
export const displayModes: Readonly<Record<DisplayMode, Partial<WebsitePreferences>>> = {
  usual: {},
  dark: { colorScheme: "dark" },
  "font 20": { fontSize: 20 },
  monochrome: { showColor: false },
  "no pictures": { showImages: false },
  "forced colours": {},
};

/**
 * Display modes by the `forced-colors` media feature. Forced colours need a browser context of their own: Chromium
 * keeps some earlier colours when the feature changes under an open page.
 */
export const displayModesByForcedColors = {
  none: ["usual", "dark", "font 20", "monochrome", "no pictures"],
  active: ["forced colours"],
} as const satisfies Readonly<Record<string, readonly DisplayMode[]>>;
