// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { useAppealTasks } from "../../../src/features/appeals/useAppealTasks.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleAppeal as appeal } from "../../support/sampleAppeal.ts";
import { sampleUser as user } from "../../support/sampleUser.ts";

let unmount = (): void => undefined;
afterEach(() => unmount());

/** Renders the texts of the cards. */
function TaskTexts(): ReactNode {
  return useAppealTasks(user).tasks.map(({ href, text }) => <li key={href}>{text}</li>);
}

it("the cards of two cases about the same service have their numbers", async () => {
  const { container, ...rendered } = await renderPage(<TaskTexts />, {
    respond: ({ url }) => {
      if (!url.includes("/appeals")) return new Response(null, { status: 404 });
      const items = [
        { ...appeal, kind: "APPLICATION", dueDate: "2999-01-01" },
        { ...appeal, id: 8, appealNumber: "00418", kind: "APPLICATION" },
      ];
      return Response.json({ page: 1, perPage: 100, total: items.length, items });
    },
  });
  unmount = rendered.unmount;
  await waitForContent(() =>
    expect([...container.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      "Case 00417 · We have to answer by 1\u00a0January 2999",
      "Case 00418",
    ]),
  );
});
