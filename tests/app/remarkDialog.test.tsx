// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import RemarkDialog from "../../src/app/dialogs/RemarkDialog.tsx";
import { renderPage, waitForContent, waitForElement } from "../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

/** Replaces the text of a field as typing does. */
function type(field: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

it("says nothing about the remark that was not sent when its text is changed", async () => {
  const rendered = await renderPage(<RemarkDialog page="/faq" onClose={() => undefined} />, {
    respond: () => Response.json({ message: "This cannot be sent." }, { status: 400 }),
  });
  unmount = rendered.unmount;
  const field = await waitForElement(document.body, "textarea");
  const getAlert = (): string | undefined => document.querySelector("[role=alert]")?.textContent;
  type(field, "Wrong date");
  document.querySelector<HTMLElement>("[role=dialog] button[type=submit]")?.click();
  await waitForContent(() => expect(getAlert()).toBe("This cannot be sent."));
  type(field, "The date is wrong");
  await waitForContent(() => expect(getAlert()).toBeUndefined());
  expect(field.value).toBe("The date is wrong");
});
