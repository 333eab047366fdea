// @vitest-environment jsdom
import { useState, type ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Failure } from "../../src/api/failure.ts";
import { Form } from "../../src/forms/Form.tsx";
import { form as signIn } from "../../src/generated/forms/signIn.js";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

/** Renders a form whose submissions fail without an answer. */
function FailingForm(): ReactNode {
  const [failure, setFailure] = useState<Failure>();
  return (
    <Form
      definition={signIn}
      initial={{ username: "a@example.org", password: "Portal-2026" }}
      failure={failure}
      mayBeDone="It may be done."
      submitLabel="Send"
      onSubmit={() => setFailure({ kind: "offline" })}
    />
  );
}

it.each([
  ["may be done when the connection was lost meanwhile", true],
  ["is not done when there was no connection", false],
])("what was submitted %s", async (_name, isOnline) => {
  const { container, ...rendered } = await renderPage(<FailingForm />, { respond: () => new Response(null) });
  unmount = rendered.unmount;
  const button = await waitForContent(() => {
    const found = [...container.querySelectorAll("button")].find(({ textContent }) => textContent === "Send");
    expect(found).toBeDefined();
    return found!;
  });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  button.click();
  await waitForContent(() => expect(container.textContent).toContain(isOnline ? "No answer arrived" : "Not sent"));
  expect(container.textContent.includes("It may be done.")).toBe(isOnline);
});
