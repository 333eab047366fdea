/**
 * Returns a random UUID (version 4). `crypto.randomUUID` exists in secure contexts only, and a portal on plain HTTP, as on a
 * test host, must work too.
 */
export function createId(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const template = "10000000-1000-4000-8000-100000000000";
  return template.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
