import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saveDraft, updateDraftState } from "../../src/forms/drafts/draftStorage.ts";
import { listDrafts } from "../../src/forms/drafts/listDrafts.ts";
import { useDraftTexts } from "../../src/forms/drafts/useDraftList.ts";
import { IntlProvider } from "../../src/i18n/IntlProvider.tsx";
import { loadMessages } from "../../src/i18n/messages.ts";
import { stubSessionStorage } from "../support/stubSessionStorage.ts";

const owner = "7";
const [saved, changed] = ["2026-03-18T12:00:00+04:00", "2026-03-18T14:20:00+04:00"];

/** Renders what the list says of each draft. */
function Details({ drafts }: { drafts: ReturnType<typeof listDrafts> }): ReactNode {
  const { getDetails } = useDraftTexts();
  return drafts.map(getDetails).join();
}

/** Returns what the list says of a complaint that this tab has, with these times, and the server with its own. */
async function describeDraft(state: Parameters<typeof updateDraftState>[2], savedOnServer?: string): Promise<string> {
  saveDraft("complaint", owner, { subject: "A" });
  updateDraftState("complaint", owner, state);
  const drafts = listDrafts(
    savedOnServer === undefined ? [] : [{ formKey: "complaint", data: { answers: {} }, updatedAt: savedOnServer }],
    owner,
  );
  const html = renderToStaticMarkup(
    <IntlProvider language="en" messages={await loadMessages("en")}>
      <Details drafts={drafts} />
    </IntlProvider>,
  );
  return html.replaceAll("\u00A0", " ");
}

beforeEach(() => {
  const stored = stubSessionStorage();
  Object.defineProperty(sessionStorage, "draft:complaint", {
    get: () => stored.get("draft:complaint"),
    enumerable: true,
  });
});
afterEach(() => vi.unstubAllGlobals());

it("names the time of the server for what the server has", async () => {
  const state = { savedAt: saved, changedAt: changed, isUnsaved: false };
  expect(await describeDraft(state, saved)).toBe("Draft, saved on 18 March 2026, 12:00 · Step: Details");
  // Also while the drafts of the server are read.
  expect(await describeDraft(state)).toBe("Draft, saved on 18 March 2026, 12:00 · Step: Details");
});

it("says that what the server lacks is only in this tab", async () => {
  expect(await describeDraft({ savedAt: saved, changedAt: changed, isUnsaved: true }, saved)).toBe(
    "Draft, the last changes are only in this tab · Step: Details",
  );
  expect(await describeDraft({ changedAt: changed, isUnsaved: true })).toBe("Draft, only in this tab · Step: Details");
});
