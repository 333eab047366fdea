/** The script that started this tab: its name changes with every release. */
export const loadedRelease = (): string | undefined =>
  (typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src")) ?? undefined;

/** Whether the server gives out another release than the one that this tab runs. Without an answer it is not known to. */
export async function hasNewRelease(): Promise<boolean> {
  const own = loadedRelease();
  if (own === undefined) return false;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return (
      answer.ok && (answer.headers.get("content-type") ?? "").includes("html") && !(await answer.text()).includes(own)
    );
  } catch {
    return false;
  }
}
