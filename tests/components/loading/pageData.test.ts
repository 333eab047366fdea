// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { pageDataId, readPageData } from "../../../src/components/loading/pageData.ts";

afterEach(() => {
  document.body.replaceChildren();
});

const readPage = (text: string): unknown => {
  document.body.innerHTML = `<script type="application/json" id="${pageDataId}">${text}</script>`;
  return readPageData();
};

it("the data of a page are what its element holds, and none where it was cut off or is missing", () => {
  const data = { responses: [[["readPost", 7], { id: 7 }]], readAtMs: 1, title: { text: "Fees" } };
  const text = JSON.stringify(data);
  expect(readPage(text)).toEqual(data);
  expect([text.slice(0, 40), ""].map(readPage)).toEqual([undefined, undefined]);
  document.body.replaceChildren();
  expect(readPageData()).toBeUndefined();
});
