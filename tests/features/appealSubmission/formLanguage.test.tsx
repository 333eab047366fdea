// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { getResponseExample } from "../../../mocks/operations.ts";
import { setSession } from "../../../src/auth/sessionStore.ts";
import ApplyPage from "../../../src/features/appealSubmission/ApplyPage.tsx";
import { renderPage, waitForElement } from "../../support/renderPage.tsx";
import { sampleUser as user } from "../../support/sampleUser.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  sessionStorage.clear();
  setSession({ state: "unknown" });
});

it("marks the texts of a form that is only in another language for screen readers", async () => {
  setSession({ state: "signedIn", user });
  const service = {
    ...(getResponseExample("readService", 200, "en") as object),
    type: "E_SERVICE",
    externalUrl: undefined,
    lang: "az",
    form: {
      schema: {
        type: "object",
        properties: {
          unit: { type: "string", title: "Ölkə", enum: ["DE"] },
          day: { type: "string", title: "Gün", format: "date" },
        },
      },
      uiSchema: { unit: { "ui:enumNames": ["Almaniya"], "ui:help": "Seçin" }, day: { "ui:help": "Yoxlama günü" } },
    },
  };
  const { container, ...rendered } = await renderPage(<ApplyPage title="Apply" params={{ id: "101" }} />, {
    respond: ({ url }) => (url.includes("/services/") ? Response.json(service) : new Response(null, { status: 404 })),
  });
  unmount = rendered.unmount;
  const form = await waitForElement(container, "form");
  const getTexts = (selector: string): string[] =>
    [...form.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(getTexts("label [lang=az]")).toEqual(["Ölkə", "Gün"]);
  expect(getTexts("option[lang=az]")).toEqual(["Almaniya"]);
  expect(getTexts(".field-hint > [lang=az]")).toEqual(["Seçin", "Yoxlama günü"]);
});
