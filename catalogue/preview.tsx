import "../src/components/styles/manat.css";
import "../src/components/styles/base.css";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { applyPreferences, setPreferences, fontSizes, type WebsitePreferences } from "../src/config/preferences.ts";
import { createTranslator } from "../src/i18n/IntlProvider.tsx";
import { languages, parseLanguage } from "../src/i18n/language.ts";
import { loadMessages } from "../src/i18n/messages.ts";
import { axeOptions } from "./support/axeOptions.ts";
import { initialGlobals, type Globals } from "./support/globals.ts";
import { StoryComponent } from "./support/StoryComponent.tsx";
import { StoryFrame } from "./support/StoryFrame.tsx";
import type { StoryLoaded, StoryParameters } from "./support/storyParameters.ts";

// A component that is loaded lazily may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** The surroundings of every story, in the catalogue and in tests. */
const preview = {
  tags: ["autodocs"],
  globalTypes: {
    language: {
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: languages.map(({ code, name }) => ({ value: code, title: name })),
      },
    },
    portal: {
      toolbar: {
        icon: "home",
        dynamicTitle: true,
        items: [
          { value: "competition", title: "Competition portal" },
          { value: "quality", title: "Quality portal" },
        ],
      },
    },
    fontSize: {
      toolbar: {
        icon: "paragraph",
        dynamicTitle: true,
        items: fontSizes.map((size) => ({ value: String(size), title: `Text of ${size} pixels` })),
      },
    },
    images: {
      toolbar: {
        icon: "photo",
        dynamicTitle: true,
        items: [
          { value: "on", title: "With images" },
          { value: "off", title: "Without images" },
        ],
      },
    },
    colour: {
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "on", title: "In colour" },
          { value: "mono", title: "Without colour" },
        ],
      },
    },
    scheme: {
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light scheme" },
          { value: "dark", title: "Dark scheme" },
        ],
      },
    },
  } satisfies Record<keyof Globals, NonNullable<Preview["globalTypes"]>[string]>,
  initialGlobals,
  parameters: {
    layout: "padded",
    controls: { expanded: true },
    docs: { codePanel: true, source: { type: "code" } },
    backgrounds: { disabled: true },
    a11y: { options: axeOptions },
    viewport: {
      options: {
        phone: { name: "Phone, 360 pixels", styles: { width: "360px", height: "740px" }, type: "mobile" },
        laptop: { name: "Laptop, 1280 pixels", styles: { width: "1280px", height: "800px" }, type: "desktop" },
      },
    },
  },
  loaders: [
    async ({ globals }): Promise<StoryLoaded> => {
      const language = parseLanguage(globals["language"]);
      const messages = await loadMessages(language);
      return { language, messages, t: createTranslator(language, messages) };
    },
  ],
  beforeEach: ({ globals }) => {
    applyGlobals(globals as Globals);
    // A draft of an earlier story would be restored.
    for (const key of Object.keys(sessionStorage)) if (key.startsWith("draft:")) sessionStorage.removeItem(key);
  },
  render: (args, { component, parameters }) => (
    <StoryComponent
      component={component as Parameters<typeof StoryComponent>[0]["component"]}
      args={args}
      {...pickDefined({ state: (parameters as StoryParameters).state })}
    />
  ),
  decorators: [
    (Story, { loaded, parameters }) => {
      const { language, messages } = loaded as StoryLoaded;
      const { responses, address } = parameters as StoryParameters;
      return (
        <StoryFrame key={language} language={language} messages={messages} {...pickDefined({ responses, address })}>
          <Story />
        </StoryFrame>
      );
    },
  ],
} satisfies Preview;

export default preview;

/** Returns the properties that have a value. */
const pickDefined = <T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Sets the attributes of the page that the style sheets read, and the preferences that components read. */
function applyGlobals({ language, portal, fontSize, images, colour, scheme }: Globals): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset["portal"] = portal;
  // A new preference needs a choice in the toolbar.
  const chosen: WebsitePreferences = {
    fontSize: fontSizes.find((size) => size === Number(fontSize)) ?? 16,
    showImages: images === "on",
    showColor: colour === "on",
    colorScheme: scheme === "dark" ? "dark" : "light",
  };
  setPreferences(chosen);
  applyPreferences(chosen);
}
