// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import GoodsCodePage from "../../../src/features/registers/GoodsCodePage.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

it("a risk group has its language in the filter and in the applied filter", async () => {
  const group = {
    id: 2,
    code: "R2",
    title: "Müşahidə altında olan mallar",
    description: "",
    productCount: 1,
    lang: "az",
  };
  const { container, ...rendered } = await renderPage(<GoodsCodePage title="Goods" params={{}} />, {
    address: "/goods?riskGroup=2",
    respond: ({ url }) => {
      const items = new URL(url).pathname.includes("risk") ? [group] : [];
      return Response.json({ page: 1, perPage: 100, total: items.length, items });
    },
  });
  unmount = rendered.unmount;
  const label = "R2 · Müşahidə altında olan mallar";
  await waitForContent(() => expect(container.querySelector(".filter-chip")?.textContent).toContain(label));
  const marked = [...container.querySelectorAll("option[lang=az], .filter-chip [lang=az]")];
  expect(marked.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ["OPTION", label],
    ["B", label],
  ]);
});
