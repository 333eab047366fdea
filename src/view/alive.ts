/** Tells the script in index.html that a part of the page can be used now: it repeats what was pressed there too early. */
export function announceAlive(): void {
  dispatchEvent(new Event("portal-alive"));
}
