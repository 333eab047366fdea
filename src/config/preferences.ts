import { proxy, subscribe } from "valtio";
import { deviceStore } from "./storage.ts";

/** How the reader wants the portal to look. The names are those under which it is kept on the device. */
export type WebsitePreferences = {
  /** Size of the text, in pixels where the browser's own default is 16. */
  fontSize: 12 | 16 | 20;
  /** Whether pictures are fetched and shown. */
  showImages: boolean;
  /** Whether colours are shown; otherwise everything is grey. */
  showColor: boolean;
};

/** Font size 16, pictures shown, colours on. */
export const defaultPreferences: WebsitePreferences = { fontSize: 16, showImages: true, showColor: true };

/** The sizes on offer. */
export const fontSizes = [12, 16, 20] as const;

/** Preferences out of what the device kept; whatever is not a valid preference is its default. */
export function parsePreferences(stored: string | null): WebsitePreferences {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    const { fontSize, showImages, showColor } = (value ?? {}) as Record<keyof WebsitePreferences, unknown>;
    return {
      fontSize: fontSizes.find((size) => size === fontSize) ?? defaultPreferences.fontSize,
      showImages: typeof showImages === "boolean" ? showImages : defaultPreferences.showImages,
      showColor: typeof showColor === "boolean" ? showColor : defaultPreferences.showColor,
    };
  } catch {
    return { ...defaultPreferences };
  }
}

/** The reader's preferences. Change them with `setPreferences`. */
export const preferences: WebsitePreferences = proxy({ ...defaultPreferences });

/** Changes some preferences, keeps them on the device and applies them to the page. */
export function setPreferences(change: Partial<WebsitePreferences>): void {
  Object.assign(preferences, change);
}

/** Reads what the device kept, applies it, and from then on keeps and applies every change, also one made in another tab. */
export function initPreferences(): void {
  Object.assign(preferences, parsePreferences(deviceStore.get("websitePreferences")));
  applyPreferences(preferences);
  subscribe(preferences, () => {
    deviceStore.set("websitePreferences", JSON.stringify(preferences));
    applyPreferences(preferences);
  });
  addEventListener("storage", ({ key }) => {
    // Read anew instead of taking the event's value: two tabs that changed at once would hand their values back and forth.
    if (key === "websitePreferences")
      Object.assign(preferences, parsePreferences(deviceStore.get("websitePreferences")));
  });
}

/** The page's root says the preferences to the style sheets. The script in index.html does the same before first paint. */
function applyPreferences({ fontSize, showImages, showColor }: WebsitePreferences): void {
  const { dataset } = document.documentElement;
  dataset["font"] = String(fontSize);
  dataset["images"] = showImages ? "on" : "off";
  dataset["colour"] = showColor ? "on" : "mono";
}
