// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { User } from "../../src/auth/sessionStore.ts";
import { useAttachments } from "../../src/forms/attachments/useAttachments.ts";
import { documentIds as maxFiles } from "../../src/generated/maxItems.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { sampleUser } from "../support/sampleUser.ts";

let unmount = (): void => undefined;
afterEach(() => unmount());

const user: User = {
  ...sampleUser,
  language: { isoCode: "en" },
};
const gif = new File(["GIF89a"], "a.gif", { type: "image/gif" });
const pdfs = Array.from({ length: maxFiles }, (_, index) => new File(["%PDF-1.7"], `${index}.pdf`));

/** Renders a button that adds files, with how many files are in each state. */
function AddButton({ added }: { added: readonly File[] }): ReactNode {
  const { files, add } = useAttachments("complaint", user);
  const sentCount = files.filter(({ state }) => state !== "rejected").length;
  const reasons = files.flatMap((file) => (file.state === "rejected" ? [file.reason] : []));
  return <button onClick={() => add(added)}>{[sentCount, ...reasons].join(" ")}</button>;
}

it.each([
  ["takes as many as are allowed beside one that is refused", [gif, ...pdfs], `${maxFiles} type`],
  ["refuses those above the limit", [...pdfs, ...pdfs.slice(0, 2)], `${maxFiles} tooMany tooMany`],
])("a selection of files %s", async (_name, added, expectedText) => {
  vi.stubGlobal("XMLHttpRequest", PendingRequest);
  const { container, ...rendered } = await renderPage(<AddButton added={added} />, {
    respond: () => new Response(null),
  });
  unmount = rendered.unmount;
  const button = await waitForContent(() => {
    const found = container.querySelector("button");
    expect(found).not.toBeNull();
    return found!;
  });
  button.click();
  await waitForContent(() => expect(button.textContent).toBe(expectedText));
});

/** A request that stays without a response. */
class PendingRequest extends EventTarget {
  upload = new EventTarget();
  open = (): void => undefined;
  setRequestHeader = (): void => undefined;
  send = (): void => undefined;
  abort = (): void => undefined;
}
