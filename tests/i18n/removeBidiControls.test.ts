import { expect, test } from "vitest";
import { createTranslator } from "../../src/i18n/IntlProvider.tsx";
import { loadMessages } from "../../src/i18n/messages.ts";

test("removes the controls of direction from the values of a message, and keeps text of both directions", async () => {
  const t = createTranslator("en", await loadMessages("en"));
  expect(t("session.continueAs", { name: "Anar\u202E\u2066" })).toBe("Continue as Anar?");
  expect(t("session.continueAs", { name: "שלום" })).toBe("Continue as שלום?");
});
