import type { RouteName } from "../../src/config/paths.ts";
import { pageDataId } from "../../src/components/loading/pageData.ts";
import type { Language } from "../../src/i18n/language.ts";
import { escapeHtml } from "../escapeHtml.ts";
import { renderPageHead, withPublicOrigin } from "../pageHead.ts";
import { fillTemplate } from "./recordTemplates.ts";
import { describeRendererError, type PrerenderModule, type RendererProgram } from "./rendererProgram.ts";

/**
 * What a renderer answers: the page, or that there is no such record, or why it has none; then the shell is served, whose
 * scripts read the record.
 */
export type RecordAnswer = { kind: "page"; html: string } | { kind: "missing" } | { kind: "failed"; reason: string };

/** Renders the page of one record: the path without its language, such as `/e-services/101`, and the origin that it names. */
export type RenderRecord = (path: string, language: Language, origin: string | undefined) => Promise<RecordAnswer>;

/** Options of a renderer. */
export type RecordRendererOptions = {
  /** Returns the program and the templates of one build. */
  getProgram: () => Promise<RendererProgram>;
  /** Returns the URL of the backend's API. It is one for each program, which keeps it. */
  getBackendUrl: () => string;
  /** How long a page may take, the responses of the backend included, in milliseconds. */
  timeoutMs?: number;
  /** How many pages are rendered or wait for the backend at a time; more of them get no page. */
  maxPending?: number;
};

/** How long a page or a feed may take, in milliseconds. */
export const defaultTimeoutMs = 1500;

/** How many pages are rendered or wait for the backend at a time. */
export const defaultMaxPending = 32;

/**
 * Returns a renderer of the pages of one record, with the program that has prerendered the pages of the build. It asks the
 * backend without any credentials of a visitor.
 */
export function createRecordRenderer({
  getProgram,
  getBackendUrl,
  timeoutMs = defaultTimeoutMs,
  maxPending = defaultMaxPending,
}: RecordRendererOptions): RenderRecord {
  let pendingCount = 0;

  const render: RenderRecord = async (path, language, origin) => {
    const { module, templates } = await getProgram();
    module.setBackend(getBackendUrl());
    const routeName = findRoute(module, path);
    const template = routeName && templates.templates[language]?.[routeName];
    if (template === undefined) return { kind: "failed", reason: "no page of a record" };
    const record = await module.renderRecord(path, language, AbortSignal.timeout(timeoutMs));
    if (record === undefined) return { kind: "missing" };
    const { html, title, browserNotice, head, data } = record;
    const page = fillTemplate(template, {
      path,
      title: escapeHtml(title),
      browserNotice: escapeHtml(browserNotice),
      headElements: renderPageHead(head, { language, title, portal: templates.portal }),
      html,
      // A data block, which no browser runs.
      data: `<script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
      style: templates.style,
    });
    return { kind: "page", html: withPublicOrigin(page, origin) };
  };

  return async (path, language, origin) => {
    if (pendingCount >= maxPending) return { kind: "failed", reason: "busy" };
    pendingCount += 1;
    try {
      return await render(path, language, origin);
    } catch (error) {
      return { kind: "failed", reason: describeRendererError(error) };
    } finally {
      pendingCount -= 1;
    }
  };
}

const findRoute = ({ getDynamicRoutes }: PrerenderModule, path: string): RouteName | undefined =>
  getDynamicRoutes().find(({ pattern }) => pattern.test(path))?.name;
