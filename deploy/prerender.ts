import { mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { fallbackPath, paths, unknownPath, type RouteName } from "../src/config/paths.ts";
import { defaultLanguage, languages, type Language } from "../src/i18n/language.ts";
import { renderFeedLinks, renderPageHead, renderRobots, renderSitemap } from "./pageHead.ts";
import { writePageIndex } from "./pageIndex.ts";
import { extractCriticalStyle, placeStyles, readCompleteStyle } from "./criticalStyle.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { renderEarlyRequestLinks, renderEarlyRequestLinksOfPage } from "./earlyRequests.ts";
import {
  getRendererFolder,
  recordPlaceholders,
  writeRecordTemplates,
  type RecordTemplates,
} from "./renderer/recordTemplates.ts";
import { listChunksWithImports, readBundleManifest, type BundleManifest } from "./manifest.ts";

const root = join(import.meta.dirname, "..");

/** The exports of `src/prerender.tsx`, built for Node. */
type PrerenderModule = typeof import("../src/prerender.tsx");
type PrerenderedPage = Awaited<ReturnType<PrerenderModule["renderPage"]>>;

/** A module that is preloaded after the first view; with `pathPattern` only at matching paths. */
type DeferredModule = { module: string; pathPattern?: RegExp };

/** The chunks that a page preloads. */
type PageModules = { preloaded: readonly string[]; deferred: readonly DeferredModule[] };

/** A page on its way to its file, without its critical style. */
type PageFile = { language: Language; target: string; html: string };

/** What all pages of a build share. */
type PrerenderContext = {
  buildFolder: string;
  template: string;
  /** The name of the portal, as the template has it. */
  portal: string;
  manifest: BundleManifest;
  prerenderModule: PrerenderModule;
  /** The source module of a route's page. */
  moduleByRoute: ReadonlyMap<RouteName, string>;
  /** The links of the feeds. A server without feeds removes them. */
  feedLinks: Readonly<Record<Language, string>>;
};

const entryModule = "src/prerender.tsx";
/** The route whose page is part of the entry. */
const homeRoute: RouteName = "home";
const notFoundModule = "src/app/pages/NotFoundPage.tsx";
/** The client of the first list of a page. */
const dataModule = "data";
/** Loaded on every page but the home page before its own module. */
const layoutModules = ["app-shell", "src/app/routing/RouteView.tsx"];

/**
 * Renders every page of a build to static HTML, in each language, at its own address. `shell.html` is the page of all paths
 * without one of their own, such as that of one service, and `404.html` that of paths that do not exist. Keeps the program
 * and templates with which a server renders the page of one record (`recordTemplates.ts`).
 */
export async function prerenderPages(buildFolder: string): Promise<void> {
  const programFolder = getRendererFolder(buildFolder);
  const { programFile, ...program } = await buildPrerenderer(programFolder);
  const template = await readFile(join(buildFolder, "index.html"), "utf8");
  const context: PrerenderContext = {
    buildFolder,
    template,
    portal: /data-portal="(\w+)"/.exec(template)?.[1] ?? "",
    manifest: await readBundleManifest(buildFolder),
    ...program,
    feedLinks: await renderFeedLinksByLanguage(program.prerenderModule),
  };
  await unlink(join(buildFolder, "index.html"));
  const files: PageFile[] = [];
  const release = await writeRecordTemplates(buildFolder, {
    program: programFile,
    portal: context.portal,
    style: await readCompleteStyle(buildFolder, template),
    templates: renderRecordTemplates(context),
  });
  await writeFilesForRobots(context, release);
  for (const { code } of languages) files.push(...(await prerenderLanguage(context, code)));
  const pages = files.filter(({ language }) => language === defaultLanguage).map(({ html }) => html);
  const criticalStyle = await extractCriticalStyle(buildFolder, context.template, pages);
  for (const { target, html } of files) {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, withoutIndentation(placeStyles(html, criticalStyle)));
  }
}

async function renderFeedLinksByLanguage({ getFeedTitles }: PrerenderModule): Promise<Record<Language, string>> {
  const links = languages.map(async ({ code }) => [code, renderFeedLinks(code, await getFeedTitles(code))] as const);
  return Object.fromEntries(await Promise.all(links)) as Record<Language, string>;
}

/** Writes the sitemap, robots.txt and the page index. */
async function writeFilesForRobots({ buildFolder, prerenderModule }: PrerenderContext, release: string): Promise<void> {
  const canonicalPaths = new Set<string>();
  for (const { path } of prerenderModule.getPrerenderedPages().values()) {
    const { head } = await prerenderModule.renderPage(path, defaultLanguage);
    if (head !== undefined) canonicalPaths.add(head.canonicalPath);
  }
  await writeFile(join(buildFolder, "sitemap.xml"), renderSitemap([...canonicalPaths]));
  await writeFile(join(buildFolder, "robots.txt"), renderRobots([paths.identityReturn, paths.passwordReset]));
  await writePageIndex(buildFolder, {
    knownPaths: prerenderModule.getKnownPathPattern(),
    recordPaths: prerenderModule.getRecordPathPattern(),
    release,
  });
}

/** Returns a page without the lines and the indentation of its tags: the whole page is in the way of the first paint. */
const withoutIndentation = (html: string): string => html.replaceAll(/>\n\s*</g, "><");

async function buildPrerenderer(
  folder: string,
): Promise<Pick<PrerenderContext, "prerenderModule" | "moduleByRoute"> & { programFile: string }> {
  const vite = await import("vite");
  await vite.build({
    root,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: entryModule,
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: entryModule,
        output: { entryFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  const manifest = await readBundleManifest(folder);
  const importFile = async (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href);
  const programFile = manifest[entryModule]?.file ?? "";
  const prerenderModule = (await importFile(programFile)) as PrerenderModule;
  return {
    programFile,
    prerenderModule,
    moduleByRoute: await mapRoutesToModules(prerenderModule, manifest, importFile),
  };
}

/**
 * Returns the source module of each route's page. A route's `load()` returns the same component as the chunk that the
 * manifest lists under the source module.
 */
async function mapRoutesToModules(
  { routes }: PrerenderModule,
  manifest: BundleManifest,
  importFile: (file: string) => Promise<unknown>,
): Promise<Map<RouteName, string>> {
  const moduleByComponent = new Map<unknown, string>();
  const pageChunks = Object.values(manifest).filter(
    ({ src = "", isDynamicEntry = false }) => isDynamicEntry && src.endsWith("Page.tsx"),
  );
  for (const { src = "", file } of pageChunks)
    moduleByComponent.set(((await importFile(file)) as { default: unknown }).default, src);
  const moduleByRoute = new Map<RouteName, string>();
  for (const [name, route] of Object.entries(routes)) {
    const module = name === homeRoute ? entryModule : moduleByComponent.get((await route.page.load()).default);
    if (module === undefined) throw new Error(`The page of the route "${name}" is the default export of no *Page.tsx.`);
    moduleByRoute.set(name as RouteName, module);
  }
  return moduleByRoute;
}

/** Returns the modules of a language that pages share. */
function listSharedModules(language: Language): {
  initialMessages: string;
  /** The client of the first list of a page, and its messages. */
  data: readonly DeferredModule[];
  /** With `data`. */
  layout: readonly DeferredModule[];
  otherMessages: DeferredModule;
} {
  const getMessages = (tier: string): string => `src/generated/messages/${tier}/${language}.json`;
  const data = [dataModule, getMessages("data")].map((module) => ({ module }));
  return {
    // With the messages of the first view, and the imports of the others.
    initialMessages: `src/generated/messages/languages/${language}.ts`,
    data,
    layout: [
      ...data,
      ...[getMessages("session"), getMessages("layout"), ...layoutModules].map((module) => ({ module })),
    ],
    otherMessages: { module: getMessages("rest") },
  };
}

/** Returns the templates of the pages of one record, by language and route. */
function renderRecordTemplates(context: PrerenderContext): RecordTemplates["templates"] {
  const routeNames = context.prerenderModule.getDynamicRoutes().map(({ name }) => name);
  const renderTemplate = (language: Language, name: RouteName): string => {
    const { initialMessages, layout, otherMessages } = listSharedModules(language);
    const modules: PageModules = {
      preloaded: [initialMessages],
      deferred: [...layout, { module: context.moduleByRoute.get(name) ?? "" }, otherMessages],
    };
    const page = renderPage(withoutEarlyRequests(context.template), {
      ...recordPlaceholders,
      language,
      isUnknownPath: false,
      preloadLinks: renderPreloadLinks(context.template, context.manifest, modules) + context.feedLinks[language],
    }).replace("  </body>", () => `${recordPlaceholders.data}  </body>`);
    return withoutIndentation(placeStyles(page, recordPlaceholders.style));
  };
  return Object.fromEntries(
    languages.map(({ code }) => [
      code,
      Object.fromEntries(routeNames.map((name) => [name, renderTemplate(code, name)])),
    ]),
  );
}

async function prerenderLanguage(context: PrerenderContext, language: Language): Promise<PageFile[]> {
  const { prerenderModule, moduleByRoute } = context;
  const getModule = (name: RouteName): string => moduleByRoute.get(name) ?? "";
  const { initialMessages, data, layout, otherMessages } = listSharedModules(language);
  const dynamicPages = prerenderModule.getDynamicRoutes().map(({ pattern, name }): DeferredModule => ({
    module: getModule(name),
    pathPattern: pattern,
  }));
  const shell = await prerenderModule.renderPage(fallbackPath, language);
  const files = [
    createPageFile(context, {
      language,
      file: "shell.html",
      path: fallbackPath,
      page: shell,
      preloaded: [initialMessages],
      deferred: [...layout, ...dynamicPages, otherMessages],
      earlyRequestLinks: await renderEarlyRequestLinks(prerenderModule, language),
    }),
    createPageFile(context, {
      language,
      file: "404.html",
      path: fallbackPath,
      page: await prerenderModule.renderPage(unknownPath, language),
      isUnknownPath: true,
      preloaded: [initialMessages],
      deferred: [...layout, { module: notFoundModule }, otherMessages],
    }),
  ];
  const pages = new Map<string, PrerenderedPage>();
  for (const [path, prerenderedPage] of prerenderModule.getPrerenderedPages()) {
    const { path: target, routeName } = prerenderedPage;
    const page = pages.get(target) ?? (await prerenderModule.renderPage(target, language));
    pages.set(target, page);
    const module = getModule(routeName);
    const preloaded = [initialMessages];
    // The home page loads the rest when the visitor begins to use it.
    const deferred = routeName === homeRoute ? data : [...layout, { module }, otherMessages];
    const earlyRequestLinks = await renderEarlyRequestLinksOfPage(prerenderModule, prerenderedPage, language);
    const file = join(path, "index.html");
    files.push(createPageFile(context, { language, file, path, page, preloaded, deferred, earlyRequestLinks }));
  }
  return files;
}

function createPageFile(
  context: PrerenderContext,
  {
    language,
    file,
    path,
    page,
    isUnknownPath = false,
    preloaded,
    deferred,
    earlyRequestLinks = "",
  }: {
    language: Language;
    file: string;
    path: string;
    page: PrerenderedPage;
    isUnknownPath?: boolean;
    earlyRequestLinks?: string;
  } & PageModules,
): PageFile {
  const { buildFolder, template, manifest } = context;
  const preloadLinks =
    earlyRequestLinks + renderPreloadLinks(template, manifest, { preloaded, deferred }) + context.feedLinks[language];
  return {
    language,
    target: join(buildFolder, language === defaultLanguage ? "" : language, file),
    html: renderPage(earlyRequestLinks === "" ? withoutEarlyRequests(template) : template, {
      ...page,
      language,
      path,
      isUnknownPath,
      preloadLinks,
      // The shell stands for many pages, which describe themselves.
      headElements:
        path === fallbackPath && !isUnknownPath
          ? ""
          : renderPageHead(page.head, { language, title: page.title, portal: context.portal }),
    }),
  };
}

/** Returns the template without the script that starts early requests, for a page without links for it. */
const withoutEarlyRequests = (template: string): string =>
  template.replace(/\s*<script>(?:(?!<\/script>)[\s\S])*earlyResponses[\s\S]*?<\/script>/, "");

/** Returns the template with the rendered page and its preload links. */
function renderPage(
  template: string,
  {
    html,
    title,
    browserNotice,
    language,
    path,
    isUnknownPath,
    preloadLinks,
    headElements,
  }: Omit<PrerenderedPage, "head"> & {
    language: Language;
    path: string;
    isUnknownPath: boolean;
    preloadLinks: string;
    headElements: string;
  },
): string {
  return template
    .replace(
      `<html lang="${defaultLanguage}"`,
      `<html lang="${language}" data-page="${path}"${isUnknownPath ? " data-unknown" : ""}`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(<p id="outdated-browser"[^>]*>)[^<]*/, (_match, tag: string) => tag + escapeHtml(browserNotice))
    .replace("  </head>", () => `${preloadLinks}${headElements}  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}

/**
 * Returns links for the chunks of the modules and their static imports that the page does not load already. `preloaded`
 * chunks are fetched at once; the script of `index.html` turns the links of `deferred` ones into preloads after the style sheet.
 */
function renderPreloadLinks(template: string, manifest: BundleManifest, { preloaded, deferred }: PageModules): string {
  const linked = new Set<string>();
  const links = (rel: string, modules: readonly string[], pathPattern?: RegExp): string[] =>
    listChunksWithImports(manifest, modules).flatMap(({ chunk: { file } }) => {
      if (template.includes(file) || linked.has(file)) return [];
      // A chunk that is linked for some paths only still needs a link for the others.
      if (pathPattern === undefined) linked.add(file);
      const condition = pathPattern === undefined ? "" : ` data-path-pattern="${pathPattern.source}"`;
      return [`    <link rel="${rel}" crossorigin href="/${file}"${condition}>\n`];
    });
  return [
    ...links("modulepreload", preloaded),
    ...deferred.flatMap(({ module, pathPattern }) => links("deferred-module", [module], pathPattern)),
  ].join("");
}
