import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { describe, expect, it } from "vitest";

const styles = postcss.parse(readFileSync(join(import.meta.dirname, "../../src/components/styles/tokens.css"), "utf8"));

/** Returns the colours that the rules with these selectors declare, the later ones over the earlier. */
function readColors(...selectors: string[]): Record<string, string> {
  const colors: Record<string, string> = {};
  for (const selector of selectors)
    styles.walkRules((rule) => {
      const isConditional =
        rule.parent?.type === "atrule" &&
        /max-width|prefers|forced|--/.test(String(rule.parent.toString().split("{")[0]));
      if (rule.selector === selector && !isConditional)
        rule.walkDecls(/^--color-/, ({ prop, value }) => void (colors[prop.slice("--color-".length)] = value));
    });
  return colors;
}

const quality = ':root[data-portal="quality"]';
const dark = ':root[data-scheme="dark"]';
const palettes = {
  competition: readColors(":root"),
  quality: readColors(":root", quality),
  "dark competition": readColors(":root", dark),
  "dark quality": readColors(":root", quality, dark, `${quality}[data-scheme="dark"]`),
};

const backgrounds = ["background", "surface", "surface-muted"];
const tones = ["info", "success", "warning", "error", "neutral"];
/** Every colour of text with every background that it stands on. */
const textPairs = [
  ...["text", "text-muted", "brand", "brand-strong", ...tones].flatMap((text) =>
    backgrounds.map((background) => [text, background] as const),
  ),
  ...tones.flatMap((tone) => [tone, "text"].map((text) => [text, `${tone}-subtle`] as const)),
  ...["text", "text-muted", "brand", "brand-strong"].map((text) => [text, "brand-subtle"] as const),
  ...["on-dark", "on-dark-muted"].flatMap((text) =>
    ["brand-dark", "brand-deep"].map((background) => [text, background] as const),
  ),
  ["on-brand", "brand"],
  ["on-brand", "brand-strong"],
  ["on-brand", "error"],
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["text", "accent-subtle"],
] as const;

describe.each(Object.entries(palettes))("the %s palette", (_name, colors) => {
  it("has a contrast of 7:1 between every text and its background", () => {
    const failures = textPairs.flatMap(([text, background]) => {
      const ratio = getContrast(colors[text]!, colors[background]!);
      return ratio < 7 ? [`${text} on ${background}: ${ratio.toFixed(2)}`] : [];
    });
    expect(failures).toEqual([]);
  });

  it("has a contrast of 3:1 between the borders of controls and the backgrounds", () => {
    expect(backgrounds.filter((name) => getContrast(colors["border"]!, colors[name]!) < 3)).toEqual([]);
  });
});

/** Returns the contrast ratio of two hexadecimal colours, as WCAG defines it. */
function getContrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [getLuminance(first), getLuminance(second)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
