/** Gives an order to the embedded service behind this page; answers what it says, or throws with its words. */
export async function order(name: string, body?: object): Promise<unknown> {
  const response = await fetch(`/api/__world/${name}`, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { message?: string }).message ?? `${name}: ${response.status}`);
  return answer;
}

/** Saves everything that the service remembers as a file. */
export async function exportWorld(): Promise<void> {
  const address = URL.createObjectURL(new Blob([JSON.stringify(await order("state"))], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: address, download: "world.json" }).click();
  URL.revokeObjectURL(address);
}

/** Lets the service take over what a file remembers, and opens the page anew. */
export async function importWorld(file: File): Promise<void> {
  await order("state", JSON.parse(await file.text()) as object);
  location.reload();
}

/** Opens this page as somebody else, or in another state of the service. */
export function arriveAs(what: "persona" | "scenario", name: string): void {
  const address = new URL(location.href);
  address.searchParams.set(what, name);
  location.assign(address);
}
