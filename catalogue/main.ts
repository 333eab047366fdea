import type { StorybookConfig } from "@storybook/react-vite";

/** Storybook's settings. The styles, aliases and constants of the portal come from `vite.config.ts`. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./{components,forms}/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ["../public"],
  viteFinal: ({ plugins = [], build = {}, ...vite }) => {
    // The manifest and the chunks of the portal do not fit to the catalogue, nor do its plugins.
    const {
      manifest: _manifest,
      rolldownOptions: { input: _input, output: _output, ...rolldownOptions } = {},
      ...rest
    } = build;
    return {
      ...vite,
      plugins: plugins.filter((plugin) => !(plugin && "name" in plugin && plugin.name.startsWith("portal-"))),
      // The catalogue loads axe-core and the documentation of Storybook, which are large.
      build: { ...rest, rolldownOptions, cssCodeSplit: true, chunkSizeWarningLimit: 3000 },
    };
  },
};

export default config;
