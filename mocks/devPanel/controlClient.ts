/** Gives an order to the embedded service behind this page; answers what it says, or throws with its words. */
export async function sendControlRequest(name: string, body?: object): Promise<unknown> {
  const response = await fetch(
    `/api/__world/${name}`,
    body === undefined ? {} : { method: "POST", body: JSON.stringify(body) },
  );
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { message?: string }).message ?? `${name}: ${response.status}`);
  return answer;
}

/** Saves everything that the service remembers as a file. */
export async function downloadSnapshot(): Promise<void> {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(await sendControlRequest("state"))], { type: "application/json" }),
  );
  Object.assign(document.createElement("a"), { href: address, download: "world.json" }).click();
  URL.revokeObjectURL(address);
}

/** Lets the service take over what a file remembers, and opens the page anew. */
export async function uploadSnapshot(file: File): Promise<void> {
  await sendControlRequest("state", JSON.parse(await file.text()) as object);
  location.reload();
}

/** Opens this page as somebody else, or in another state of the service. */
export function reloadWithPreset(parameter: "persona" | "scenario", name: string): void {
  const address = new URL(location.href);
  address.searchParams.set(parameter, name);
  location.assign(address);
}
