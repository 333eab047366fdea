import { expect, test } from "vitest";
import { choosePlacement } from "../../src/app/layout/toastPlacement.ts";

const viewportHeight = 800;
const atBottom = { left: 900, right: 1260, top: 700, bottom: 780 };
const atTop = { ...atBottom, top: 20, bottom: 100 };

test.for([
  { focused: "a control below the toasts", box: { left: 1000, right: 1100, top: 690, bottom: 730 }, placement: "top" },
  { focused: "a control at the top", box: { left: 1000, right: 1100, top: 30, bottom: 70 }, placement: "bottom" },
  {
    focused: "a control beside the toasts",
    box: { left: 100, right: 900, top: 690, bottom: 730 },
    placement: "bottom",
  },
  {
    focused: "an element as tall as the page",
    box: { left: 0, right: 1280, top: -500, bottom: 3000 },
    placement: "bottom",
  },
])("$focused puts the toasts at the $placement, wherever they are", ({ box, placement }) => {
  expect(choosePlacement(box, atBottom, viewportHeight)).toBe(placement);
  expect(choosePlacement(box, atTop, viewportHeight)).toBe(placement);
});
