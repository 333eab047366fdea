// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import messages from "../../../locales/en.json" with { type: "json" };
import { ListFilterBar } from "../../../src/components/list/ListFilterBar.tsx";
import { renderPage, waitForContent, waitForElement } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

it("the title of the page begins with “Error:” while a filter is refused", async () => {
  document.title = "Exchange rates";
  const { container, ...rendered } = await renderPage(<ListFilterBar name="rates" filters={{ date: "date" }} />, {
    respond: () => new Response(null),
  });
  unmount = rendered.unmount;
  const field = await waitForElement(container, "input");
  const apply = (date: string): void => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, date);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    container.querySelector<HTMLElement>("button[type=submit]")?.click();
  };
  apply("31.04.2026");
  await waitForContent(() => expect(document.title).toBe(`${messages["form.errorTitle"]} Exchange rates`));
  apply("30.04.2026");
  await waitForContent(() => expect(document.title).toBe("Exchange rates"));
});
