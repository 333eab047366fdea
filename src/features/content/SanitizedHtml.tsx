import DOMPurify, { type WindowLike } from "dompurify";
import type { ReactNode } from "react";
import { Prose } from "../../components/text/Prose.tsx";

declare global {
  /** The window that parses HTML on a server, where there is no document. */
  // eslint-disable-next-line no-var
  var sanitizerWindow: WindowLike | undefined;
}

/**
 * Renders HTML of the backend, sanitised to plain text elements. This is the only place that passes markup to the DOM.
 * On a server it works only with a window for the sanitiser.
 */
export function SanitizedHtml({ html, lang }: { html: string; lang?: string | undefined }): ReactNode {
  return (
    <Prose lang={lang}>
      <div dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
    </Prose>
  );
}

const sanitizeHtml = (html: string): string =>
  (DOMPurify.isSupported ? DOMPurify : DOMPurify(globalThis.sanitizerWindow)).sanitize(html, {
    ALLOWED_TAGS: [
      "p",
      "br",
      "strong",
      "b",
      "em",
      "i",
      "ul",
      "ol",
      "li",
      "h2",
      "h3",
      "h4",
      "blockquote",
      "table",
      "caption",
      "thead",
      "tbody",
      "tr",
      "th",
      "td",
      "a",
    ],
    ALLOWED_ATTR: ["href", "lang", "scope", "colspan", "rowspan"],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
    SANITIZE_NAMED_PROPS: true,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
