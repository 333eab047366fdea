import { relative } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** What stands around every page and speaks with the service, and what the home page shows of it. */
const frameModules =
  /[\\/]src[\\/](components[\\/]loading[\\/]QueryProvider|app[\\/](AppEffects|layout[\\/](GlobalBanners|GlobalProgress|Breadcrumbs|footer[\\/](AppFooter|RemarkButton)|menu[\\/]HeaderMenu|header[\\/](OtherPortalLink|PhoneLink)))|api[\\/]validateResponse|config[\\/]parseSettings)\.tsx?$/;
const homeListModules =
  /[\\/]src[\\/]features[\\/](content[\\/]LatestNews|market[\\/]ExchangeRateTable|services[\\/]ServiceList)\.tsx$/;

/**
 * The scripts of a visit in the order in which they come, each with all that it imports and no earlier one has. Brought
 * together here, because dozens of small ones cost a slow phone more than their bytes; all else stands where the bundler puts it.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "portal", tags: ["$initial"], priority: 4 },
    { name: "home", test: /[\\/]src[\\/]app[\\/]pages[\\/]HomePage\.tsx$/, priority: 3 },
    { name: "frame", test: frameModules, priority: 2 },
    { name: "lists", test: homeListModules, priority: 1 },
  ],
};

/** What every visit runs nearly all of, by the names of the scripts. */
const eagerChunkNames = new Set(["index", "frame"]);

/**
 * Tells Chromium to compile such a script whole, beside the page and while it is being fetched, and not function by function when
 * the page waits for them. Other browsers read a comment.
 */
export function eagerCompilePlugin(): Plugin {
  return {
    name: "portal-compile-ahead",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && eagerChunkNames.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

/** What each script of a build is made of: modules with their size in it in bytes, and which modules import them at once. */
export type ChunkModules = Readonly<
  Record<string, Readonly<Record<string, { size: number; importers: readonly string[] }>>>
>;

/** Where a build keeps its `MadeOf`, beside the bundler's own manifest. */
export const chunkModulesFile = ".vite/modules.json";

/** Writes down what the scripts of a build are made of, so that a test can say which import made one grow. */
export function chunkModulesPlugin(root: string): Plugin {
  const named = (id: string): string => relative(root, id.replace(/^\0/, ""));
  return {
    name: "portal-made-of",
    apply: (_config, { command, isSsrBuild = false }) => command === "build" && !isSsrBuild,
    generateBundle(_options, bundle) {
      const made = Object.values(bundle).flatMap((file) => {
        if (file.type !== "chunk") return [];
        const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => [
          named(id),
          { size: renderedLength, importers: this.getModuleInfo(id)?.importers.map(named) ?? [] },
        ]);
        return [[file.fileName, Object.fromEntries(modules)]];
      });
      this.emitFile({ type: "asset", fileName: chunkModulesFile, source: JSON.stringify(Object.fromEntries(made)) });
    },
  };
}
