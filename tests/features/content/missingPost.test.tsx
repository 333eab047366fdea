// @vitest-environment jsdom
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { MissingPost } from "../../../src/features/content/MissingPost.tsx";
import type { SearchResult } from "../../../src/generated/contract.d.ts";
import { getSearchPortalQueryKey } from "../../../src/generated/queries/search/index.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

/** Renders a post that the server does not return, after a search that has found it. */
function FoundPost({ content }: { content: string }): ReactNode {
  const queryClient = useQueryClient();
  useState(() => {
    const items: SearchResult[] = [{ id: 301, title: "Fees", content, searchPlace: "news" }];
    queryClient.setQueryData(getSearchPortalQueryKey({ word: "fees", lang: "en" }), items);
  });
  return <MissingPost id="301" title="Post" />;
}

it.each<[string, string, string[]]>([
  ["its text in paragraphs", "New fees\n\nfrom May", ["New fees", "from May"]],
  ["that there is no information, and the way to the news", "", ["No information", "All news"]],
])("a post that only the search has returned shows %s", async (_, content, texts) => {
  const { container, ...rendered } = await renderPage(<FoundPost content={content} />, {
    respond: () => Response.json({}),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelector("h1")?.textContent).toBe("Fees"));
  const shown = [...container.querySelectorAll("p, h2, a")].map(({ textContent }) => textContent);
  expect(shown.filter((text) => text !== "")).toEqual(expect.arrayContaining(texts));
  expect(shown).not.toContain("");
});
