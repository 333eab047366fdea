// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { getResponseExample } from "../../../mocks/operations.ts";
import { setSession } from "../../../src/auth/sessionStore.ts";
import ApplyPage from "../../../src/features/appealSubmission/ApplyPage.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser } from "../../support/sampleUser.ts";

let unmount = (): void => undefined;
beforeEach(() => setSession({ state: "signedIn", user: sampleUser }));
afterEach(() => {
  unmount();
  setSession({ state: "unknown" });
});

it.each([
  ["is optional where the service requires no document", false, "Add files (optional)"],
  ["is not optional where the service requires a document", true, "Add files"],
])("the file field of an application %s", async (_, mandatory, label) => {
  const { form: _form, ...service } = getResponseExample("readService", 200, "az") as Record<string, unknown>;
  const { container, ...rendered } = await renderPage(<ApplyPage title="Apply" params={{ id: "101" }} />, {
    address: "/e-services/101/apply",
    respond: ({ url }) =>
      new URL(url).pathname.endsWith("/101")
        ? Response.json({ ...service, requiredDocuments: [{ title: "Receipt", mandatory }] })
        : new Response(null, { status: 404 }),
  });
  unmount = rendered.unmount;
  const input = await waitForContent(() => {
    const found = container.querySelector<HTMLInputElement>("input[type=file]");
    expect(found).not.toBeNull();
    return found;
  });
  expect(input?.labels?.[0]?.textContent).toBe(label);
});
