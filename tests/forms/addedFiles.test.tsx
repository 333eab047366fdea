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

/** Renders a component before a server that takes no upload to its end. Returns its buttons. */
async function renderButtons(component: ReactNode): Promise<HTMLButtonElement[]> {
  vi.stubGlobal("XMLHttpRequest", PendingRequest);
  const { container, ...rendered } = await renderPage(component, { respond: () => new Response(null) });
  unmount = rendered.unmount;
  return waitForContent(() => {
    const found = [...container.querySelectorAll("button")];
    expect(found).not.toEqual([]);
    return found;
  });
}

it.each([
  ["takes as many as are allowed beside one that is refused", [gif, ...pdfs], `${maxFiles} type`],
  ["refuses those above the limit", [...pdfs, ...pdfs.slice(0, 2)], `${maxFiles} tooMany tooMany`],
])("a selection of files %s", async (_name, added, expectedText) => {
  const [button] = await renderButtons(<AddButton added={added} />);
  button!.click();
  await waitForContent(() => expect(button!.textContent).toBe(expectedText));
});

/** Renders a button that adds two files, and one that removes the first one. */
function UploadButtons(): ReactNode {
  const { files, add, remove } = useAttachments("suggestion", user);
  return (
    <>
      <button onClick={() => add(pdfs.slice(0, 2))}>{files.map(({ fileName }) => fileName).join(" ")}</button>
      <button onClick={() => remove(files[0]?.id ?? "")}>Remove</button>
    </>
  );
}

it("the upload of a file ends when the file is removed, and every upload when the form is left", async () => {
  sentRequests.length = 0;
  abortedRequests.length = 0;
  const [addButton, removeButton] = await renderButtons(<UploadButtons />);
  addButton!.click();
  await waitForContent(() => expect(sentRequests).toHaveLength(2));
  expect(abortedRequests).toEqual([]);
  removeButton!.click();
  await waitForContent(() => expect(addButton!.textContent).toBe("1.pdf"));
  expect(abortedRequests).toEqual(sentRequests.slice(0, 1));
  unmount();
  await waitForContent(() => expect(abortedRequests).toEqual(sentRequests));
});

/** The requests that were sent, and those that were aborted. */
const sentRequests: PendingRequest[] = [];
const abortedRequests: PendingRequest[] = [];

/** A request that stays without a response. */
class PendingRequest extends EventTarget {
  upload = new EventTarget();
  open = (): void => undefined;
  setRequestHeader = (): void => undefined;
  send = (): void => void sentRequests.push(this);
  abort = (): void => void abortedRequests.push(this);
}
