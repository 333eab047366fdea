import { expect, it } from "vitest";
import { stripScripts } from "./scriptlessPage.ts";

it("the page without scripts has nothing that loads a script or that its first paint waits for", () => {
  expect(
    stripScripts(
      '<link rel="icon" href="/icon.svg"><link rel="modulepreload" href="/a.js"><link rel="preload" href="/b.json" as="fetch">' +
        '<link rel="expect" href="#page-end" blocking="render"><script>start();</script><h1>Title</h1>',
    ),
  ).toBe('<link rel="icon" href="/icon.svg"><h1>Title</h1>');
});
