// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { setSession, type User } from "../../../src/auth/sessionStore.ts";
import ServiceDegreePage from "../../../src/features/evaluations/ServiceDegreePage.tsx";
import type { Appeal } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

const user: User = {
  id: 7,
  name: "Aysel",
  surname: "Quliyeva",
  foreign: false,
  roles: [{ authority: "ASAN_USER" }],
  language: { isoCode: "en" },
  manufacturers: [],
};

let unmount = (): void => undefined;
beforeEach(() => setSession({ state: "signedIn", user }));
afterEach(() => unmount());

const createAppeal = (id: number, fields: Partial<Appeal>): Appeal => ({
  id,
  appealNumber: `00${id}`,
  serviceType: "Yoxlama",
  kind: "APPLICATION",
  appealDate: "2026-01-30T10:30:00+04:00",
  status: "CERTIFICATE_ISSUED",
  ...fields,
});

it.each<[string, Appeal[], string[]]>([
  [
    "applications before complaints, which may have no service",
    [
      ...[409, 408, 407].map((id) => createAppeal(id, { kind: "COMPLAINT" })),
      createAppeal(406, {}),
      createAppeal(405, {}),
    ],
    ["00406", "00405", "00409"],
  ],
  [
    "complaints of a person without applications",
    [createAppeal(409, { kind: "COMPLAINT" }), createAppeal(408, { kind: "SUGGESTION" })],
    ["00409"],
  ],
  [
    "none that is rated, withdrawn or not decided",
    [
      createAppeal(409, { evaluated: true }),
      createAppeal(408, { withdrawnAt: "2026-02-01T10:30:00+04:00" }),
      createAppeal(407, { status: "WAITING" }),
      createAppeal(406, {}),
    ],
    ["00406"],
  ],
])("the decided cases on offer are %s", async (_name, items, numbers) => {
  const { container, ...rendered } = await renderPage(<ServiceDegreePage title="Ratings" params={{}} />, {
    respond: ({ url }) =>
      new URL(url).pathname.endsWith("/appeals")
        ? Response.json({ page: 1, perPage: 100, total: items.length, items })
        : Response.json({ page: 1, perPage: 100, total: 0, items: [] }),
  });
  unmount = rendered.unmount;
  const links = await waitForContent(() => {
    const found = [...container.querySelectorAll("a[href*='?appeal=']")];
    expect(found).not.toEqual([]);
    return found;
  });
  const offered = links.map(
    (link) => `00${new URLSearchParams(link.getAttribute("href")?.split("?")[1]).get("appeal")}`,
  );
  expect(offered).toEqual(numbers);
});
