import axe from "axe-core";
import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import type { ComposedStoryFn } from "storybook/internal/types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languages } from "../src/i18n/language.ts";
import { isFullRun, selectCase } from "../tests/support/selection.ts";
import preview from "./preview.tsx";
import { axeOptions } from "./support/axeOptions.ts";
import type { StoryParameters } from "./support/storyParameters.ts";

const project = setProjectAnnotations(preview);

type StoryModule = Parameters<typeof composeStories>[0];

/**
 * Makes a test of each story, in one language and in a full run in all: the story renders, its `play` function passes, and nothing is written to the
 * console. A test without a language checks the rules of axe. The title of a test names the component and the story.
 */
export function testStories(name: string, module: StoryModule): void {
  // oxlint-disable-next-line vitest/valid-title -- the path of the stories is the title
  describe(name, () => {
    const errors: string[] = [];
    beforeEach(() => {
      errors.length = 0;
      for (const method of ["error", "warn"] as const)
        vi.spyOn(console, method).mockImplementation(
          (...values: unknown[]) => void errors.push(values.map(String).join(" ")),
        );
    });
    afterEach(() => {
      vi.restoreAllMocks();
    });

    for (const [position, [storyName, story]] of Object.entries(module).entries()) {
      if (storyName === "default" || storyName.startsWith("__")) continue;
      const compose = (globals: Record<string, unknown>): ComposedStoryFn[] =>
        Object.values<ComposedStoryFn>(
          composeStories({ default: module.default, [storyName]: story } as StoryModule, {
            ...project,
            initialGlobals: { ...preview.initialGlobals, ...globals },
          }),
        );

      const tested = isFullRun ? languages : [selectCase(languages, position)];
      it.each(tested)(`${storyName} ($code)`, async ({ code }) => {
        const [composed] = compose({ language: code });
        if (composed === undefined) throw new Error(`${storyName} is no story`);
        await composed.run();
        const { allowedErrors } = composed.parameters as StoryParameters;
        expect(errors.filter((error) => allowedErrors === undefined || !allowedErrors.test(error))).toEqual([]);
        expect(document.body.textContent).not.toMatch(/\{[\w.-]+[ }]/);
        if (code !== tested[0]?.code) return;
        const { violations } = await axe.run(document.body, axeOptions);
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
      });
    }
  });
}
