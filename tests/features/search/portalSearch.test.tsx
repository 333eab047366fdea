// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { PortalSearch } from "../../../src/features/search/PortalSearch.tsx";
import { renderPage, waitForContent, waitForElement } from "../../support/renderPage.tsx";
import { waitForEffects } from "../../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

/** Replaces the text of a field as typing does. React reads the text of a field from the setter of its class. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

it("the suggestions for a word are requested when nobody has typed for half a second", async () => {
  const words: (string | null)[] = [];
  const { container, ...rendered } = await renderPage(<PortalSearch size="header" />, {
    respond: ({ url }) => {
      words.push(new URL(url).searchParams.get("word"));
      return Response.json({ page: 1, perPage: 10, total: 0, items: [] });
    },
  });
  unmount = rendered.unmount;
  const input = await waitForElement(container, "input");
  // The first word loads the suggestions.
  type(input, "price");
  await waitForContent(() => expect(words).toEqual(["price"]));

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const text of ["certif", "certificat", "certificate"]) {
    type(input, text);
    await waitForEffects();
    vi.advanceTimersByTime(499);
    await waitForEffects();
  }
  expect(words).toEqual(["price"]);
  vi.advanceTimersByTime(1);
  await waitForEffects();
  expect(words).toEqual(["price", "certificate"]);
});

it("a word with letters in parts, as copied from a Mac, is requested with whole letters", async () => {
  const words: (string | null)[] = [];
  const { container, ...rendered } = await renderPage(<PortalSearch size="header" />, {
    respond: ({ url }) => {
      words.push(new URL(url).searchParams.get("word"));
      return Response.json({ total: 1, items: [{ id: 1, title: "Ölçü", content: "", searchPlace: "news" }] });
    },
  });
  unmount = rendered.unmount;
  const input = await waitForElement(container, "input");
  input.focus();
  type(input, "ölçü".normalize("NFD"));
  await waitForContent(() => expect(container.querySelector("[role=listbox]")?.textContent).toContain("Ölçü"));
  expect(words).toEqual(["ölçü"]);
});

it("each submission of an empty field asks for a word anew", async () => {
  const { container, ...rendered } = await renderPage(<PortalSearch size="header" />, {
    respond: () => new Response(null, { status: 404 }),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelector("form")).not.toBeNull());
  const status = container.querySelector("[role=status]");
  const requests = new Set<ChildNode | null>();
  for (const count of [1, 2]) {
    container.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
    await waitForContent(() => {
      expect(status?.textContent).toBe("Enter what you are looking for.");
      requests.add(status?.firstChild ?? null);
      expect(requests.size).toBe(count);
    });
    expect(document.activeElement).toBe(container.querySelector("input"));
  }
});
