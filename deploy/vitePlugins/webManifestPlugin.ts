import type { Plugin } from "vite";
import { colors, themeColors } from "../../src/generated/styleTokens.ts";
import { defaultLanguage } from "../../src/i18n/language.ts";
import type { PortalName } from "../../cli/portalName.ts";

/** Writes the web app manifest, with which a phone can add the portal to its home screen. */
export function webManifestPlugin(portal: PortalName, messages: Readonly<Record<string, string>>): Plugin {
  const icon = (file: string, size: number, purpose: "any" | "maskable" = "any"): object => ({
    src: `/icons/${portal}-${file}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const source = JSON.stringify({
    id: "/home",
    name: messages[`portal.${portal}.name`],
    short_name: messages[`portal.${portal}.shortName`],
    lang: defaultLanguage,
    start_url: "/home",
    scope: "/",
    display: "standalone",
    theme_color: themeColors[portal],
    background_color: colors.background,
    icons: [icon("192", 192), icon("512", 512), icon("maskable-512", 512, "maskable")],
  });
  const file = "manifest.webmanifest";
  return {
    name: "portal-manifest",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: file, source });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${file}`, (_request, response) =>
        response.setHeader("Content-Type", "application/manifest+json").end(source),
      );
    },
  };
}
