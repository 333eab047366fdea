/**
 * Returns the focus to the focused element of the page when a skeleton has replaced it for a while, unless the person has moved
 * the focus. Watches for it until `reading` resolves and the element is visible.
 */
export function returnFocus(reading: Promise<unknown>): void {
  const { activeElement: element } = document;
  const main = document.getElementById("main");
  if (!(element instanceof HTMLElement) || element.closest("#main") === null || main === null) return;
  let wasHidden = false;
  const observer = new MutationObserver(() => {
    const isHidden = element.getClientRects().length === 0;
    if (wasHidden && !isHidden) {
      observer.disconnect();
      if (document.activeElement?.matches("body, main, h1") === true) element.focus();
    }
    wasHidden = isHidden;
  });
  observer.observe(main, { childList: true, subtree: true });
  void reading.finally(() => {
    if (!wasHidden || !element.isConnected) observer.disconnect();
  });
}
