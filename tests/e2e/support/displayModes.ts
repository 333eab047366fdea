import type { WebsitePreferences } from "../../../src/config/preferences.ts";

/** A way in which a page may look: by the portal's own panel, or because the reader's system says so. */
export type DisplayMode = "usual" | "font 20" | "monochrome" | "no pictures" | "forced colours";

/** What the panel is set to for each look. */
export const displayModes: Readonly<Record<DisplayMode, Partial<WebsitePreferences>>> = {
  usual: {},
  "font 20": { fontSize: 20 },
  monochrome: { showColor: false },
  "no pictures": { showImages: false },
  "forced colours": {},
};

/** The looks by the window they are seen in. Forced colours have one of their own: Chromium keeps some of the old ones when they change under a page. */
export const displayModesByForcedColors = {
  none: ["usual", "font 20", "monochrome", "no pictures"],
  active: ["forced colours"],
} as const satisfies Readonly<Record<string, readonly DisplayMode[]>>;
