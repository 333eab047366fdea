import type { StorybookConfig } from "@storybook/react-vite";

/** Storybook's settings. The styles, aliases and constants of the portal come from `vite.config.ts`. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./{components,forms}/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ["../public"],
  viteFinal: ({ plugins = [], build, ...vite }) => ({
    ...vite,
    // What belongs to the pages of the portal: their head, their manifest and their chunks.
    plugins: plugins.filter((plugin) => !(plugin && "name" in plugin && plugin.name.startsWith("portal-"))),
    build: { ...(build?.target !== undefined && { target: build.target }), chunkSizeWarningLimit: 3000 },
  }),
};

export default config;
