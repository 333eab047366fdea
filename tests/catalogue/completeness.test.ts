import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { initialGlobals, testedGlobals, type Globals } from "../../catalogue/support/globals.ts";
import { defaultPreferences } from "../../src/config/preferences.ts";
import { widgets } from "../../src/forms/widgets.tsx";

const root = join(import.meta.dirname, "../..");

/** Modules without a component of their own, and why. */
const withoutStories: Readonly<Record<string, string>> = {
  "src/components/loading/QueryProvider.tsx": "provides the query client of the portal, renders nothing",
  "src/components/loading/Reconnection.tsx": "part of a failure, renders nothing",
  "src/components/loading/lazyWithRetry.tsx": "returns a component that loads another one",
  "src/components/loading/withAllMessages.tsx": "returns a loader of components",
  "src/components/loading/withQueryClient.tsx": "returns a loader of components",
  "src/components/styles/MuiTheme.tsx": "provides the theme, renders nothing",
};

/** Modules of `src/components` by the path of their stories. */
const components = globSync("src/components/**/*.tsx", { cwd: root }).filter(
  (path) => !Object.hasOwn(withoutStories, path),
);
const getStoriesPath = (path: string): string => path.replace(/^src\//, "catalogue/").replace(/\.tsx$/, ".stories.tsx");

it("every component of src/components has stories, which import it", () => {
  expect(components.length).toBeGreaterThan(70);
  const missing = components.filter((path) => {
    const stories = join(root, getStoriesPath(path));
    return !existsSync(stories) || !readFileSync(stories, "utf8").includes(`../${path}"`);
  });
  expect(missing, "add catalogue/components/<folder>/<Component>.stories.tsx").toEqual([]);
});

it("every form widget has stories, which render it", () => {
  const missing = Object.keys(widgets).filter((widget) => {
    const stories = join(root, `catalogue/forms/widgets/${widget}.stories.tsx`);
    const text = existsSync(stories) ? readFileSync(stories, "utf8") : "";
    return ![`widget: "${widget}"`, "const Invalid:", "const Disabled:"].every((part) => text.includes(part));
  });
  expect(missing, "add catalogue/forms/widgets/<widget>.stories.tsx").toEqual([]);
});

it("the components of forms have stories", () => {
  const paths = ["attachments/AttachmentPicker", "drafts/DraftRestoredBanner", "Form", "FormValueList"];
  const missing = paths.filter((path) => {
    const stories = join(root, `catalogue/forms/${basename(path)}.stories.tsx`);
    return !existsSync(stories) || !readFileSync(stories, "utf8").includes(`/src/forms/${path}.tsx"`);
  });
  expect(missing).toEqual([]);
});

it("every preference of a visitor is a choice in the toolbar, and the browser test of the catalogue uses each", () => {
  const choices = Object.keys(initialGlobals) as (keyof Globals)[];
  // The language and the portal are no preferences.
  expect(choices.length).toBe(Object.keys(defaultPreferences).length + 2);
  expect(choices.filter((name) => !testedGlobals.some((globals) => name in globals))).toEqual([]);
});

it("a module that has no stories exists", () => {
  expect(Object.keys(withoutStories).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it("the portal imports nothing of the catalogue", () => {
  const importing = globSync("{src,mocks}/**/*.{ts,tsx}", { cwd: root }).filter((path) =>
    /from "[^"]*(\/catalogue\/|storybook)/.test(readFileSync(join(root, path), "utf8")),
  );
  expect(importing).toEqual([]);
});
