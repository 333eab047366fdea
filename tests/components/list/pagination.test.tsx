// @vitest-environment jsdom
import { useState, type ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { Pagination } from "../../../src/components/list/Pagination.tsx";
import { renderPage, waitForElement } from "../../support/renderPage.tsx";
import { waitForEffects } from "../../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => unmount());

/** Renders a list whose pages are there at once. */
function ReadList(): ReactNode {
  const [page, setPage] = useState(2);
  return <Pagination label="Pages" page={page} pageCount={3} rangeLabel={page} onPageChange={setPage} />;
}

it("gives the focus to the other button on the last and on the first page, also when the page is there at once", async () => {
  const { container, ...rendered } = await renderPage(<ReadList />, { respond: () => new Response(null) });
  unmount = rendered.unmount;
  const previous = await waitForElement(container, "button");
  const next = [...container.querySelectorAll("button")].at(-1)!;
  const press = async (button: HTMLButtonElement): Promise<Element | null> => {
    button.focus();
    button.click();
    await waitForEffects();
    return document.activeElement;
  };
  expect(await press(next)).toBe(previous);
  expect(next.disabled).toBe(true);
  expect(await press(previous)).toBe(previous);
  expect(await press(previous)).toBe(next);
});
