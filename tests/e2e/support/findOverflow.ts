import type { Page } from "playwright-core";

/** Returns elements that scroll in two directions, and text that is clipped. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const describeElement = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const hidden = new Map<Element, boolean>();
    const isHidden = (element: Element): boolean => {
      const cached = hidden.get(element);
      if (cached !== undefined) return cached;
      const { clipPath, display, visibility } = getComputedStyle(element);
      const isHiddenNow =
        clipPath.startsWith("inset(50%") ||
        display === "none" ||
        visibility === "hidden" ||
        element.getAttribute("aria-hidden") === "true" ||
        (element.parentElement !== null && isHidden(element.parentElement));
      hidden.set(element, isHiddenNow);
      return isHiddenNow;
    };
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("svg") !== null || isHidden(element)) continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      if ((overflowX === "auto" || overflowX === "scroll") && element.scrollWidth > element.clientWidth + 1)
        faults.push(`scrolls horizontally: ${describeElement(element)}`);
      if (
        textOverflow === "ellipsis" &&
        !(element instanceof HTMLInputElement) &&
        element.scrollWidth > element.clientWidth + 1
      )
        faults.push(`is truncated with an ellipsis: ${describeElement(element)}`);
      if (overflowX !== "hidden" && overflowX !== "clip" && overflowY !== "hidden" && overflowY !== "clip") continue;
      const box = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const { currentNode } = texts;
        if (
          (currentNode.textContent ?? "").trim() === "" ||
          currentNode.parentElement === null ||
          isHidden(currentNode.parentElement)
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        if (
          right - left > 0 &&
          (left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2)
        )
          faults.push(`is clipped: ${describeElement(currentNode.parentElement)}`);
      }
    }
    return faults;
  });
