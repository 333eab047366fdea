import DOMPurify from "dompurify";
import type { ReactNode } from "react";
import { Prose } from "../../components/text/Prose.tsx";

/**
 * Running text that a server wrote as HTML, reduced to plain elements of text. This is the one place where the portal hands
 * markup to the browser; it works in the browser only.
 */
export function SanitizedHtml({ html, lang }: { html: string; lang?: string | undefined }): ReactNode {
  return (
    <Prose lang={lang}>
      <div dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
    </Prose>
  );
}

const sanitizeHtml = (html: string): string =>
  DOMPurify.sanitize(html, {
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
