// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { FollowedAppealStatus } from "../../../src/features/appeals/FollowedAppealStatus.tsx";
import type { FollowedAppeal } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

const signing = "The answer is ready and is waiting to be signed. You do not need to do anything.";
const late =
  "We should have answered by 12\u00a0May 2020 but have not yet. Call the call centre and give the case number.";

it.each<[name: string, state: Pick<FollowedAppeal, "status" | "dueDate" | "withdrawnAt">, texts: string[]]>([
  ["what its status means", { status: "SEND_FOR_SIGN", dueDate: "2999-05-12" }, [signing]],
  ["that the answer is late", { status: "SEND_FOR_SIGN", dueDate: "2020-05-12" }, [signing, late]],
  ["what its status means, without a deadline", { status: "SEND_FOR_SIGN" }, [signing]],
  ["no answer that is elsewhere", { status: "CERTIFICATE_ISSUED", dueDate: "2020-05-12" }, []],
  [
    "that work on it has stopped",
    { status: "SEND_FOR_SIGN", dueDate: "2020-05-12", withdrawnAt: "2020-04-01T10:00:00+04:00" },
    ["You withdrew this case. Work on it has stopped."],
  ],
])("a case that is followed without an account says %s", async (_, state, texts) => {
  const appealDate = "2020-03-12T10:00:00+04:00";
  const appeal: FollowedAppeal = {
    appealNumber: "2020-00481",
    kind: "COMPLAINT",
    appealDate,
    history: [{ status: state.status, at: appealDate }],
    ...state,
  };
  const { container, ...rendered } = await renderPage(<FollowedAppealStatus appeal={appeal} />, {
    respond: () => Response.json({}),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelector("p")).not.toBeNull());
  // The first paragraph is the status.
  const [status, ...paragraphs] = container.querySelector("p")!.parentElement!.querySelectorAll(":scope > p");
  expect(status?.textContent).not.toBe("");
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(texts);
});
