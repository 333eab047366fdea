import type { QueryKey } from "@tanstack/react-query";
import type { Translator } from "../../src/i18n/IntlProvider.tsx";
import type { Language } from "../../src/i18n/language.ts";
import type { Messages } from "../../src/i18n/messages.ts";

/** What a story can say about its surroundings, besides the parameters of Storybook. */
export type StoryParameters = {
  /** The property that the component does not keep itself, and the one that reports a change. */
  state?: { value: string; onChange: string };
  /** The responses that are in the query cache before the component renders. */
  responses?: (language: Language) => readonly (readonly [QueryKey, unknown])[];
  /** The address that the component sees, such as `/?page=2`. */
  address?: string;
  /** What the component may write to the console, for example because its story shows a failure. */
  allowedErrors?: RegExp;
};

/** What is loaded before a story renders. */
export type StoryLoaded = { language: Language; messages: Messages; t: Translator };

/** Returns the translator of the selected language, for the `play` function of a story. */
export const getTranslator = ({ loaded }: { loaded: Record<string, unknown> }): Translator => (loaded as StoryLoaded).t;
