// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import EasyComplaintPage from "../../../src/features/complaintGuide/EasyComplaintPage.tsx";
import en from "../../../locales/en.json" with { type: "json" };
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

it.each([
  ["names the call centre, whose number is at the bottom of each page", "+994125550195", true],
  ["does not name a call centre that this deployment has not", "", false],
])("the easy-language page %s", async (_title, callCenterPhone, isNamed) => {
  const rendered = await renderPage(<EasyComplaintPage title="How to complain" params={{}} />, {
    settings: { callCenterPhone },
    respond: () => new Response(null, { status: 404 }),
  });
  unmount = rendered.unmount;
  const { container } = rendered;
  await waitForContent(() => expect(container.textContent).toContain(en["easyComplaint.after.free"]));
  for (const id of ["easyComplaint.help.title", "easyComplaint.help.text"] as const)
    expect(container.textContent.includes(en[id])).toBe(isNamed);
});
