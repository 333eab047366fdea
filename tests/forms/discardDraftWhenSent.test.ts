import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  clearDraftState,
  readDeviceDraft,
  removeDeviceDraft,
  saveDraft,
  storeAttachmentDraft,
  updateDraftState,
} from "../../src/forms/drafts/draftStorage.ts";
import { loadSettings } from "../../src/config/settings.ts";
import { setSession, type User } from "../../src/auth/sessionStore.ts";
import { getIdempotencyKey } from "../../src/forms/idempotencyKey.ts";
import { discardDraftWhenSent } from "../../src/forms/drafts/discardDraftWhenSent.ts";

const owner = "7";
const form = "complaint";
const answers = { subject: "Scales" };
const createUser = (id: number): User => ({ id, name: "A", surname: "B", manufacturers: [] }) as unknown as User;

const requests: string[] = [];
beforeEach(async () => {
  requests.length = 0;
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
    return Response.json({ data: null });
  });
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "https://portal.test" })));
  setSession({ state: "signedIn", user: createUser(7) });
  storeAttachmentDraft(form, owner, [{ documentId: 1, fileName: "a.pdf", size: 10 }]);
  updateDraftState(form, owner, { savedAt: "2026-03-18T10:42:00+04:00" });
  saveDraft(form, owner, answers);
});
afterEach(() => {
  removeDeviceDraft(form, owner);
  vi.unstubAllGlobals();
  setSession({ state: "unknown" });
});

/** Sends the form, leaves its page before the response, and waits until no request is pending. */
async function sendAndLeave(respond: () => Promise<unknown>, change = (): void => undefined): Promise<void> {
  const response = Promise.withResolvers<void>();
  const observer = new MutationObserver(new QueryClient(), {
    mutationFn: () => response.promise.then(respond),
    ...discardDraftWhenSent(form, owner),
  });
  const leave = observer.subscribe(() => undefined);
  const sending = observer.mutate(undefined).catch(() => undefined);
  leave();
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe("pending"));
  change();
  response.resolve();
  await sending;
}

it("a form that is sent leaves no draft in the tab and on the server, also when the person has left its page", async () => {
  const key = getIdempotencyKey(form, answers);
  await sendAndLeave(() => Promise.resolve({}));
  expect(readDeviceDraft(form, owner)).toBeUndefined();
  expect(getIdempotencyKey(form, answers)).not.toBe(key);
  await vi.waitFor(() => expect(requests).toEqual(['PUT /drafts/complaint {"data":null}']));
});

it("a form that could not be sent keeps its draft and its idempotency key", async () => {
  const key = getIdempotencyKey(form, answers);
  await sendAndLeave(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(readDeviceDraft(form, owner)?.answers).toEqual(answers);
  expect(getIdempotencyKey(form, answers)).toBe(key);
  expect(requests).toEqual([]);
});

it.each<[string, () => void]>([
  ["that the server does not have", () => clearDraftState(form)],
  ["of somebody who has signed out", () => setSession({ state: "signedIn", user: createUser(8) })],
])("no request deletes the draft %s", async (_name, change) => {
  change();
  await sendAndLeave(() => Promise.resolve({}));
  expect(readDeviceDraft(form, owner)).toBeUndefined();
  expect(requests).toEqual([]);
});

it("what is typed while the form is being sent stays, and is another form with another key", async () => {
  const key = getIdempotencyKey(form, answers);
  const later = { subject: "Scales and weights" };
  await sendAndLeave(
    () => Promise.resolve({}),
    () => saveDraft(form, owner, later),
  );
  expect(readDeviceDraft(form, owner)).toEqual({ answers: later });
  expect(getIdempotencyKey(form, answers)).not.toBe(key);
  expect(requests).toEqual([]);
});

it("a file that is added while the form is being sent stays, without what was sent", async () => {
  const [sent, later] = [1, 2].map((documentId) => ({ documentId, fileName: "a.pdf", size: 10 }));
  await sendAndLeave(
    () => Promise.resolve({}),
    () => storeAttachmentDraft(form, owner, [sent!, later!]),
  );
  expect(readDeviceDraft(form, owner)).toEqual({ files: [later] });
});
