import type { Page } from "playwright-core";

/**
 * Walks through the page with the Tab key, from the start of an element. Returns elements without a focus indicator, outside the viewport, or
 * covered.
 */
export async function findFocusVisibilityFaults(page: Page, startSelector: "body" | "main"): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate((selector) => {
    scrollTo(0, 0);
    const start = document.querySelector<HTMLElement>(selector);
    const tabIndex = start?.getAttribute("tabindex") ?? null;
    start?.setAttribute("tabindex", "-1");
    start?.focus({ preventScroll: true });
    if (tabIndex === null) start?.removeAttribute("tabindex");
  }, startSelector);
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate((press) => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      const earlierPress = element.getAttribute("data-focus-visited");
      element.setAttribute("data-focus-visited", String(press));
      const box = element.getBoundingClientRect();
      const label = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
      const isTransparent = (candidate: Element): boolean => getComputedStyle(candidate).opacity === "0";
      const hasRing = (candidate: Element | null): boolean =>
        candidate !== null &&
        ["", "::before", "::after"].some((pseudoElement) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(
            candidate,
            pseudoElement === "" ? null : pseudoElement,
          );
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !isTransparent(candidate);
        });
      // The focus indicator of some controls is on another element: the search box, or the label of a hidden input.
      const indicatorElements = [
        element,
        element.parentElement,
        element.parentElement?.parentElement ?? null,
        element.nextElementSibling,
        element.closest("label"),
        getComputedStyle(element, "::after").position === "absolute" ? (element as HTMLElement).offsetParent : null,
      ];
      const hasIndicator = hasRing(element) || indicatorElements.some(hasRing);
      const visibleElement =
        indicatorElements.find((candidate) => candidate !== null && candidate.getBoundingClientRect().width > 4) ??
        element;
      const { left, right, top, bottom } = (box.width > 4 ? element : visibleElement).getBoundingClientRect();
      const isClipped = (candidate: Element | null): boolean =>
        candidate !== null &&
        (getComputedStyle(candidate).clipPath.startsWith("inset(") || isClipped(candidate.parentElement));
      const isInViewport = !isClipped(element) && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const points: [number, number][] = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ];
      const isCovered = points
        .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
        .every(([x, y]) => {
          const topElement = document.elementFromPoint(x, y);
          return (
            topElement !== null &&
            !element.contains(topElement) &&
            !topElement.contains(element) &&
            !indicatorElements.includes(topElement) &&
            topElement.closest("label")?.contains(element) !== true
          );
        });
      return { earlierPress, label, hasIndicator, isInViewport, isCovered };
    }, presses);
    if (stop === undefined && presses === 0) faults.push("Tab reaches nothing");
    if (stop?.earlierPress === String(presses - 1)) faults.push(`keeps the focus: ${stop.label}`);
    // The end of the page, or its first control again.
    if (stop === undefined || stop.earlierPress !== null) break;
    if (!stop.hasIndicator) faults.push(`no focus indicator: ${stop.label}`);
    if (!stop.isInViewport) faults.push(`outside the viewport: ${stop.label}`);
    else if (stop.isCovered) faults.push(`covered: ${stop.label}`);
  }
  await page.evaluate(() =>
    document
      .querySelectorAll("[data-focus-visited]")
      .forEach((element) => element.removeAttribute("data-focus-visited")),
  );
  return faults;
}
