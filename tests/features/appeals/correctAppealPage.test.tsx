// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import CorrectAppealPage from "../../../src/features/appeals/CorrectAppealPage.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

const appeal = {
  id: 7,
  appealNumber: "00417",
  appealDate: "2026-01-30T10:30:00+04:00",
  serviceType: "Yoxlama",
  status: "WAITING",
  lang: "az",
  applicant: "Aysel Quliyeva",
  withdrawable: false,
  history: [],
  documents: [],
  payments: [],
  correctable: true,
};

it.each([
  ["of a kind that the portal does not know", "PROPOSAL"],
  ["without a service", "APPLICATION"],
])("an appeal %s says that it cannot be corrected here, and leads back to it", async (_name, kind) => {
  const { container, ...rendered } = await renderPage(<CorrectAppealPage title="Correct" params={{ id: "7" }} />, {
    respond: () => Response.json({ ...appeal, kind }),
  });
  unmount = rendered.unmount;
  await waitForContent(() =>
    expect(container.querySelector("h2")?.textContent).toBe("This case cannot be corrected here"),
  );
  expect(container.querySelector("a[href$='/my-appeals/7']")?.textContent).toBe("Go to the case");
});
