import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import ConfirmDialog from "../../src/app/dialogs/ConfirmDialog.tsx";
import { IntlProvider } from "../../src/i18n/IntlProvider.tsx";
import { loadMessages, type Messages } from "../../src/i18n/messages.ts";
import type { ConfirmationOptions } from "../../src/state/confirmation.ts";

// The dialog of MUI needs the DOM of a browser.
vi.mock("../../src/components/feedback/Dialog.tsx", () => ({
  Dialog: ({ title, actions }: { title: ReactNode; actions: ReactNode }) => (
    <>
      <h2>{title}</h2>
      {actions}
    </>
  ),
}));

let messages: Messages;
beforeAll(async () => {
  messages = await loadMessages("az");
});

const renderDialog = (options: ConfirmationOptions): string =>
  renderToStaticMarkup(
    <IntlProvider language="az" messages={messages}>
      <ConfirmDialog options={options} />
    </IntlProvider>,
  );

/** Returns the title and the buttons of a confirmation dialog. */
function renderTexts(options: ConfirmationOptions): string[] {
  return renderDialog(options)
    .replaceAll(/<[^>]*>/g, "\n")
    .split("\n")
    .filter((text) => text !== "");
}

it("a confirmation dialog without texts of its own asks whether the user is sure", () => {
  expect(renderTexts({})).toEqual(["Əminsiniz?", "Xeyr", "Bəli"]);
});

it("a confirmation dialog shows the message and the labels of its caller", () => {
  expect(renderTexts({ message: "Silinsin?", acceptLabel: "Sil", rejectLabel: "Saxla" })).toEqual([
    "Silinsin?",
    "Saxla",
    "Sil",
  ]);
});

it("a name in the message of a confirmation dialog has its language", () => {
  const html = renderDialog({ message: "«Check» silinsin?", name: "Check", lang: "en" });
  expect(html).toContain('<h2>«<bdi lang="en">Check</bdi>» silinsin?</h2>');
});
