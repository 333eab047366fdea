import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pageHeadPlugin } from "../../deploy/vitePlugins/pageHeadPlugin.ts";

const source = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");

/** Returns what the plugin makes of a page. */
function transform(html: string): string {
  const { transformIndexHtml } = pageHeadPlugin("competition", { "browser.outdated": "Too old" });
  return (transformIndexHtml as (page: string) => string)(html);
}

describe("the scripts of the page", () => {
  it("have no syntax that an old browser rejects: one of them says that the browser is too old", () => {
    const scripts = Array.from(
      transform(source).matchAll(/<script>([\s\S]*?)<\/script>/g),
      ([, script = ""]) => script,
    );
    expect(scripts).toHaveLength(5);
    for (const script of scripts) {
      expect(script).not.toMatch(/`|=>|\?\.[a-z[(]|\b(?:const|let|class)\b/);
    }
  });

  it("keep their strings", () => {
    expect(transform("<script>alert('a' + location.hash + \"b ${c}'d\");</script>")).toBe(
      '<script>alert("a"+location.hash+"b ${c}\'d");</script>',
    );
  });

  it("cannot have a string that the minifier only writes as a template literal", () => {
    expect(() => transform(`<script>alert('"');</script>`)).toThrow("template literal");
  });
});
