import { proxy, subscribe } from "valtio";
import { parseJson } from "./parseJson.ts";
import { deviceStore } from "./storage.ts";

/** The text sizes that a visitor can choose. */
export const fontSizes = [12, 16, 20] as const;

/** The colour schemes that a visitor can choose. */
export const colorSchemes = ["system", "light", "dark"] as const;

type ColorScheme = (typeof colorSchemes)[number];

/** The display preferences, as stored in localStorage. */
export type WebsitePreferences = {
  /** Text size in pixels, for a browser whose default is 16. */
  fontSize: (typeof fontSizes)[number];
  /** Whether images are loaded and shown. */
  showImages: boolean;
  /** Whether colours are shown; otherwise the page is grey. */
  showColor: boolean;
  /** Light or dark colours; `system` follows the operating system. */
  colorScheme: ColorScheme;
};

export const defaultPreferences: WebsitePreferences = {
  fontSize: 16,
  showImages: true,
  showColor: true,
  colorScheme: "system",
};

/** Parses stored preferences. Replaces each invalid value by its default. */
export function parsePreferences(stored: string | null): WebsitePreferences {
  const value = parseJson(stored ?? "") ?? {};
  const { fontSize, showImages, showColor, colorScheme } = value as Record<keyof WebsitePreferences, unknown>;
  return {
    fontSize: fontSizes.find((size) => size === fontSize) ?? defaultPreferences.fontSize,
    showImages: typeof showImages === "boolean" ? showImages : defaultPreferences.showImages,
    showColor: typeof showColor === "boolean" ? showColor : defaultPreferences.showColor,
    colorScheme: colorSchemes.find((scheme) => scheme === colorScheme) ?? defaultPreferences.colorScheme,
  };
}

/** The current preferences: `useSnapshot(preferences)`. Change them with `setPreferences`. */
export const preferences: WebsitePreferences = proxy({ ...defaultPreferences });

/** Changes preferences, which stores them and applies them to the page. */
export function setPreferences(changes: Partial<WebsitePreferences>): void {
  Object.assign(preferences, changes);
}

const darkSystem = "(prefers-color-scheme: dark)";

/** Applies the stored preferences, then stores and applies every change, also a change in another tab. */
export function initPreferences(): void {
  Object.assign(preferences, parsePreferences(deviceStore.get("websitePreferences")));
  applyPreferences(preferences);
  subscribe(preferences, () => {
    deviceStore.set("websitePreferences", JSON.stringify(preferences));
    applyPreferences(preferences);
  });
  matchMedia(darkSystem).addEventListener("change", () => applyPreferences(preferences));
  addEventListener("storage", ({ key }) => {
    // Reads the storage and not the event: two tabs that change at the same time would overwrite each other for ever.
    if (key === "websitePreferences")
      Object.assign(preferences, parsePreferences(deviceStore.get("websitePreferences")));
  });
}

/** Sets the data attributes that the style sheets read. The script in index.html sets them before first paint. */
export function applyPreferences({ fontSize, showImages, showColor, colorScheme }: WebsitePreferences): void {
  const { dataset } = document.documentElement;
  dataset["font"] = String(fontSize);
  dataset["images"] = showImages ? "on" : "off";
  dataset["colour"] = showColor ? "on" : "mono";
  const isDark = colorScheme === "dark" || (colorScheme === "system" && matchMedia(darkSystem).matches);
  dataset["scheme"] = isDark ? "dark" : "light";
}
