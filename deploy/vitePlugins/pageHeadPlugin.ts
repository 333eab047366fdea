import { minifySync, type Plugin } from "vite";
import { necessaryFunctions } from "../../src/config/browsers.ts";
import { fallbackPath } from "../../src/config/paths.ts";
import settingsDefaults from "../../src/generated/settingsDefaults.json" with { type: "json" };
import { themeColors } from "../../src/generated/styleTokens.ts";
import { defaultLanguage, languages } from "../../src/i18n/language.ts";
import { prefixedLanguages } from "../../src/i18n/languagePaths.ts";
import type { PortalName } from "../../cli/portalName.ts";

/** Replaces the placeholders of index.html with values of the portal that is built. */
export function pageHeadPlugin(portal: PortalName, messages: Readonly<Record<string, string>>): Plugin {
  const values: Readonly<Record<string, string>> = {
    PORTAL: portal,
    TITLE: messages[`portal.${portal}.name`] ?? "",
    THEME_COLOUR: themeColors[portal],
    FALLBACK_PATH: fallbackPath,
    API_BASE_URL: settingsDefaults.apiBaseUrl,
    LANGUAGES: languages.map(({ code }) => code).join(" "),
    DEFAULT_LANGUAGE: defaultLanguage,
    PREFIXED_LANGUAGES: prefixedLanguages.join("|"),
    // The path of the address without its language, as the route table has it.
    ADDRESS_PATH: `location.pathname.replace(/^\\/(${prefixedLanguages.join("|")})(?=\\/|$)/, "")`,
    NECESSARY_FUNCTIONS: necessaryFunctions.join(" "),
    OUTDATED_BROWSER: messages["browser.outdated"] ?? "",
  };
  return {
    name: "portal-page-head",
    transformIndexHtml: (html) =>
      minifyHead(html.replaceAll(/%([A-Z_]+)%/g, (placeholder, name: string) => values[name] ?? placeholder)),
  };
}

/** Returns a page without comments and with small scripts: the whole page is in the way of the first paint. */
const minifyHead = (html: string): string =>
  html
    .replaceAll(/<script>([\s\S]*?)<\/script>/g, (_script, code: string) => `<script>${minifyScript(code)}</script>`)
    .replaceAll(/\s*<!-- [\s\S]*? -->/g, "");

/**
 * Returns a script of the page for any browser: its syntax stays that of the source. Throws on a syntax error, and on a string
 * that can only be a template literal, which the minifier makes of every string.
 */
function minifyScript(code: string): string {
  const { code: minified, errors } = minifySync("index.html.js", code, {
    compress: { target: "es2015" },
    codegen: { removeWhitespace: true },
  });
  const script = minified.trim().replaceAll(/`([^`"\\\n]*)`/g, '"$1"');
  const error = errors[0]?.message ?? (script.includes("`") ? "a string needs a template literal" : undefined);
  if (error !== undefined) throw new Error(`A script of index.html is invalid: ${error}`);
  return script;
}
