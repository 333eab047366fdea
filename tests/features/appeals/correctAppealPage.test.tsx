// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { setSession } from "../../../src/auth/sessionStore.ts";
import CorrectAppealPage from "../../../src/features/appeals/CorrectAppealPage.tsx";
import { renderPage, waitForContent, waitForElement } from "../../support/renderPage.tsx";
import { sampleUser as user } from "../../support/sampleUser.ts";
import { sampleAppeal as appeal } from "../../support/sampleAppeal.ts";
import { waitForEffects } from "../../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const service = {
  id: 101,
  code: "S-1",
  title: "Inspection",
  summary: "An inspection of scales",
  type: "E_SERVICE",
  audience: "Traders",
  durationWorkingDays: 3,
  serviceFee: 0,
  governmentFee: 0,
  steps: [],
  requiredDocuments: [],
  legalBasis: [],
  form: { schema: { type: "object", properties: { goods: { type: "string", title: "Goods" } } }, uiSchema: {} },
};

it.each([
  ["of a kind that the portal does not know", "PROPOSAL"],
  ["without a service", "APPLICATION"],
])("an appeal %s says that it cannot be corrected here, and leads back to it", async (_name, kind) => {
  const { container, ...rendered } = await renderPage(<CorrectAppealPage title="Correct" params={{ id: "7" }} />, {
    respond: () => Response.json({ ...appeal, kind }),
  });
  unmount = rendered.unmount;
  await waitForContent(() =>
    expect(container.querySelector("h2")?.textContent).toBe("This case cannot be corrected here"),
  );
  expect(container.querySelector("a[href$='/my-appeals/7']")?.textContent).toBe("Go to the case");
});

it("a correction of an application keeps the answers that its form does not show", async () => {
  setSession({ state: "signedIn", user });
  const answers = { goods: "Scale", removed: "Sent in January" };
  let sent: unknown;
  const { container, ...rendered } = await renderPage(<CorrectAppealPage title="Correct" params={{ id: "7" }} />, {
    respond: async (request) => {
      if (request.method === "PUT") sent = await request.json();
      return request.url.includes("/appeals/")
        ? Response.json({ ...appeal, kind: "APPLICATION", serviceId: 101, answers })
        : Response.json(service);
    },
    address: "/en/my-appeals/7/correct",
  });
  unmount = rendered.unmount;
  const field = await waitForContent(() => {
    const found = container.querySelector<HTMLInputElement>("form input");
    expect(found?.value).toBe("Scale");
    return found!;
  });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "Scales");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  container.querySelector<HTMLElement>("button[type=submit]")?.click();
  await waitForContent(() =>
    expect(sent).toEqual({
      kind: "APPLICATION",
      serviceId: "101",
      answers: { goods: "Scales", removed: "Sent in January" },
    }),
  );
});

it("a refused correction of an application names the fields that the service has refused, and marks them", async () => {
  setSession({ state: "signedIn", user });
  const message = "This is no name of goods.";
  const { container, ...rendered } = await renderPage(<CorrectAppealPage title="Correct" params={{ id: "7" }} />, {
    respond: ({ method, url }) => {
      if (method === "PUT") return Response.json({ fields: [{ field: "answers/goods", message }] }, { status: 422 });
      return url.includes("/appeals/")
        ? Response.json({ ...appeal, kind: "APPLICATION", serviceId: 101, answers: { goods: "Scale" } })
        : Response.json(service);
    },
    address: "/en/my-appeals/7/correct",
  });
  unmount = rendered.unmount;
  const button = await waitForElement(container, "button");
  expect(button.type).toBe("submit");
  button.click();
  const link = await waitForContent(() => {
    const found = [...container.querySelectorAll("a")].find(({ textContent }) => textContent === `Goods: ${message}`);
    expect(found).toBeDefined();
    return found!;
  });
  link.click();
  const field = container.querySelector("form input");
  expect(document.activeElement).toBe(field);
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field?.getAttribute("aria-describedby") ?? "")?.textContent).toContain(message);
});

it.each([
  ["counts as sent", "The scales are wrong.", true],
  ["is refused when another one was sent meanwhile", "Sent elsewhere.", false],
])("a correction whose first attempt arrived without an answer %s", async (_name, text, isSent) => {
  setSession({ state: "signedIn", user });
  let saved = { ...appeal, kind: "SUGGESTION", subject: "Scales", text: "The scales are wron." };
  let tag = '"1"';
  const tags: (string | null)[] = [];
  const { container, ...rendered } = await renderPage(<CorrectAppealPage title="Correct" params={{ id: "7" }} />, {
    respond: ({ method, headers }) => {
      // The connection is back when the correction is sent again.
      if (method !== "PUT" && tags.length === 1) throw new TypeError("Failed to fetch");
      if (method !== "PUT") return Response.json(saved, { headers: { etag: tag } });
      tags.push(headers.get("if-match"));
      if (tags.length > 1) return Response.json({ message: "Changed" }, { status: 412 });
      saved = { ...saved, text };
      tag = '"2"';
      throw new TypeError("Failed to fetch");
    },
    address: "/en/my-appeals/7/correct",
  });
  unmount = rendered.unmount;
  const send = async (): Promise<void> => {
    const button = await waitForContent(() => {
      const found = container.querySelector<HTMLElement>("button[type=submit]:not([aria-busy])");
      expect(found).not.toBeNull();
      return found!;
    });
    button.click();
  };
  const field = await waitForContent(() => {
    const found = container.querySelector<HTMLTextAreaElement>("textarea");
    expect(found?.value).toBe("The scales are wron.");
    return found!;
  });
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, "The scales are wrong.");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await send();
  await waitForContent(() => expect(container.textContent).toContain("No answer arrived"));
  await send();
  await (isSent
    ? waitForContent(() => expect(location.pathname).toMatch(/my-appeals\/7$/))
    : waitForContent(() => expect(container.textContent).toContain("Changed")));
  expect(tags).toEqual(['"1"', '"1"']);
});

/**
 * Opens the correction of a suggestion, and enters another text. Returns what the server has stored, the versions that the
 * corrections were to replace, and what a person can do.
 */
async function openSuggestion() {
  setSession({ state: "signedIn", user });
  /** With how many reads that succeed before the others fail. */
  const server = { version: 1, subject: "Scales", text: "They are wrong.", readCount: Infinity };
  const replaced: (string | null)[] = [];
  const { container, ...rendered } = await renderPage(<CorrectAppealPage title="Correct" params={{ id: "7" }} />, {
    respond: async (request) => {
      const etag = `"${server.version}"`;
      if (request.method === "PUT") {
        const tag = request.headers.get("if-match");
        replaced.push(tag);
        if (tag !== etag) return Response.json({ message: "Changed elsewhere" }, { status: 412 });
        Object.assign(server, await request.json(), { version: server.version + 1 });
        return Response.json({ ...appeal, kind: "SUGGESTION", message: "Saved" });
      }
      server.readCount -= 1;
      if (server.readCount < 0) throw new TypeError("Failed to fetch");
      const { subject, text } = server;
      return Response.json({ ...appeal, kind: "SUGGESTION", subject, text }, { headers: { etag } });
    },
    address: "/en/my-appeals/7/correct",
  });
  unmount = rendered.unmount;
  const findField = (name: "input" | "textarea:not([aria-hidden])") =>
    container.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form ${name}`);
  const send = async (): Promise<void> => {
    await waitForContent(() => expect(container.querySelector("button[type=submit]:not([aria-busy])")).not.toBeNull());
    const count = replaced.length;
    container.querySelector<HTMLElement>("button[type=submit]")?.click();
    await waitForContent(() => expect(replaced).toHaveLength(count + 1));
  };
  const field = await waitForContent(() => {
    const found = findField("textarea:not([aria-hidden])");
    expect(found?.value).toBe("They are wrong.");
    return found!;
  });
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, "Mine.");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await waitForContent(() => expect(JSON.stringify({ ...sessionStorage })).toContain("Mine."));
  const changeElsewhere = (changes: Partial<typeof server>): void =>
    void Object.assign(server, changes, { version: server.version + 1 });
  /** Comes back to the tab, which reads the case again, until the form shows a subject. */
  const comeBack = async (subject: string): Promise<void> => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await waitForContent(() => expect(findField("input")?.value).toBe(subject));
  };
  return { container, server, replaced, send, changeElsewhere, comeBack };
}

it("a correction of a text that was corrected elsewhere is refused once, also when the case was read again before", async () => {
  const { container, server, replaced, send, changeElsewhere, comeBack } = await openSuggestion();
  changeElsewhere({ subject: "Scales at the market", text: "Theirs." });
  await comeBack("Scales at the market");
  await send();
  await waitForContent(() => expect(container.textContent).toContain("Changed elsewhere"));
  expect([replaced, server.text]).toEqual([['"1"'], "Theirs."]);
  await waitForEffects();
  await send();
  expect(replaced).toEqual(['"1"', '"2"']);
  await waitForContent(() => expect(server).toMatchObject({ subject: "Scales at the market", text: "Mine." }));
});

it("a correction is sent at once when only other fields were corrected elsewhere, and the form shows them", async () => {
  const { server, replaced, send, changeElsewhere, comeBack } = await openSuggestion();
  changeElsewhere({ subject: "Scales at the market" });
  await comeBack("Scales at the market");
  await send();
  expect(replaced).toEqual(['"2"']);
  await waitForContent(() => expect(server).toMatchObject({ subject: "Scales at the market", text: "Mine." }));
});

it("a refused correction does not replace the newer one while the form does not show it", async () => {
  const { container, server, replaced, send, changeElsewhere } = await openSuggestion();
  changeElsewhere({ subject: "Scales at the market" });
  server.readCount = 1;
  await send();
  await waitForContent(() => expect(container.textContent).toContain("Changed elsewhere"));
  await waitForEffects();
  await send();
  expect([replaced, server.subject]).toEqual([['"1"', '"1"'], "Scales at the market"]);
});
