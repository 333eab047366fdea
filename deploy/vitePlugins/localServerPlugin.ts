import type { Plugin } from "vite";

/**
 * Keeps a development server of Vite, and that of the component catalogue, from showing to other local pages what they may not
 * read: its responses, and the files below `.cache`, where the secrets of running servers are.
 */
export const localServerPlugin = (): Plugin => ({
  // The catalogue leaves out the plugins of the portal, by their names.
  name: "local-server",
  apply: "serve",
  config: () => ({
    server: {
      // By default Vite lets every page of localhost read its responses, on any port.
      cors: false,
      // The defaults of Vite, and all of .cache but that of the catalogue's packages, which Vite serves.
      fs: {
        deny: [
          ".env",
          ".env.*",
          "*.{crt,pem,key,p12,pfx,cer,der}",
          ".npmrc",
          ".yarnrc.yml",
          "**/.git/**",
          "**/!(node_modules)/.cache/**",
        ],
      },
    },
  }),
});
