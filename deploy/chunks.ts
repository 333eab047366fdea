import { relative } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** What the home page loads after it is hydrated: query client, settings, its first list, and the links that the settings name. */
const dataModules =
  /[\\/]src[\\/](components[\\/]loading[\\/]QueryProvider|app[\\/]layout[\\/](header[\\/](OtherPortalHeaderLink|PhoneLink)|otherPortal[\\/]OtherPortalLink)|features[\\/]services[\\/]FirstServices|api[\\/]validateResponse|config[\\/]parseSettings)\.tsx?$/;
/** What restores a session and shows it: a signed-in visitor of the home page loads it at once. With what tasks and shell share. */
const sessionModules =
  /[\\/]src[\\/](app[\\/]session[\\/](SessionStart|getActingAccountName|signOutEverywhere)|app[\\/]layout[\\/]account[\\/]AccountMenu|auth[\\/]roles|components[\\/]buttons[\\/]ButtonRow|generated[\\/]sessionShapes)\.(tsx?|js)$|ajv[\\/]dist[\\/]runtime|react-query[\\/]build[\\/]modern[\\/]useQuery\.js$/;
/** What waits for a signed-in user, on the home page. */
const taskModules = /[\\/]src[\\/]app[\\/]pages[\\/]OpenTasks\.tsx$/;
/** What every page loads, the home page after its first view: effects of the session, menus, footer, banners, its other lists, and icons. */
const appShellModules =
  /[\\/]src[\\/](components[\\/](layout[\\/]Stack|text[\\/]NameInText|icons[\\/]paths[\\/]\w+)|forms[\\/]textLength|i18n[\\/]dateInput|generated[\\/]otherShapes|state[\\/](leaveConfirmation|useErrorTitle|useUnloadWarning)|auth[\\/](applyAccountChoice|loginRedirect)|api[\\/]parsers[\\/]parseSession|app[\\/](AppEffects|pages[\\/]HomeLowerSections|layout[\\/](GlobalBanners|ProgressBar|Breadcrumbs|preferences[\\/]DisplayPreferences|footer[\\/](Footer|RemarkButton)|menu[\\/]MainMenu)))\.(tsx?|js)$|react-query[\\/]build[\\/]modern[\\/]useMutation\.js$/;
/** Small modules that several pages share, which come with the app shell: in files of their own, each would be a request and a name in the list of files that every page loads. They import only what the app shell has or loads too. */
const smallModules =
  /[\\/]src[\\/](components[\\/](text[\\/](BulletList|MultilineText|NoWrap|Paragraphs|Prose)|feedback[\\/](FailureBanner|HiddenStatus)|loading[\\/]useDeferredParts|navigation[\\/](SectionNav|useIsSignedOut)|sharing[\\/]copyText)|api[\\/](getIfMatch|isChangedMeanwhile|isRefused|throwAsMissing|parsers[\\/](parseCommandResult|readPaging|requestComplete|requestProposed))|auth[\\/]isMissingForVisitor|config[\\/](answerTime|isSameId)|forms[\\/](sendFailure|withOwnMessages)|i18n[\\/]useFormatFileSize|state[\\/]useRequestSequence)\.tsx?$/;
/** Filters, pagination and tables of all lists. */
const listToolModules =
  /[\\/]src[\\/]components[\\/]list[\\/](ListFilterBar|ListPagination|PaginatedTable|useListParams)\.tsx?$/;
/** Small modules that several personal sections share. Each file of its own would make the list of files longer, which every page loads. */
const personalModules =
  /[\\/]src[\\/](config[\\/]get(AppealSearch|Evaluation|Notification)Href|forms[\\/]useOnBehalfOf)\.tsx?$/;

/**
 * The chunks of a page load, in the order of loading; each contains what it imports and no earlier chunk has. Grouped, because
 * dozens of small requests cost a slow phone more than their bytes. The bundler decides about all other modules.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "portal", tags: ["$initial"], priority: 5 },
    { name: "data", test: dataModules, priority: 4 },
    { name: "session", test: sessionModules, priority: 3 },
    { name: "tasks", test: taskModules, priority: 2 },
    { name: "app-shell", test: (id) => appShellModules.test(id) || smallModules.test(id), priority: 1 },
    { name: "list-tools", test: listToolModules, priority: 0 },
    { name: "personal", test: personalModules, priority: 0, includeDependenciesRecursively: false },
  ],
};

/** Chunks of which every page load runs nearly all functions. */
const eagerChunkNames = new Set(["index", "data", "session", "app-shell"]);

/**
 * Adds the comment that makes Chromium compile a chunk completely and in the background while it is downloaded, instead of
 * each function on its first call. Other browsers ignore it.
 */
export function eagerCompilePlugin(): Plugin {
  return {
    name: "portal-eager-compile",
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

/** The modules of each chunk: their size in bytes, and the modules that import them statically. */
export type ChunkModules = Readonly<
  Record<string, Readonly<Record<string, { size: number; importers: readonly string[] }>>>
>;

/** The file of `ChunkModules` in a build, beside the bundler's manifest. */
export const chunkModulesFile = ".vite/modules.json";

/** Writes the modules of each chunk to the build, so that a test can name the import that made a chunk grow. */
export function chunkModulesPlugin(root: string): Plugin {
  const modulePath = (id: string): string => relative(root, id.replace(/^\0/, ""));
  return {
    name: "portal-chunk-modules",
    apply: (_config, { command, isSsrBuild = false }) => command === "build" && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunkModules = Object.values(bundle).flatMap((file) => {
        if (file.type !== "chunk") return [];
        const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => [
          modulePath(id),
          { size: renderedLength, importers: this.getModuleInfo(id)?.importers.map(modulePath) ?? [] },
        ]);
        return [[file.fileName, Object.fromEntries(modules)]];
      });
      this.emitFile({
        type: "asset",
        fileName: chunkModulesFile,
        source: JSON.stringify(Object.fromEntries(chunkModules)),
      });
    },
  };
}
