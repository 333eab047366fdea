/** The part of `navigator.clipboard` that copies. */
export type TextClipboard = { writeText: (text: string) => Promise<void> };

/**
 * Copies a text. Resolves with whether it was copied: the browser may refuse it, and has no clipboard on an insecure origin.
 * Never rejects.
 */
export async function copyText(text: string, clipboard: TextClipboard | undefined): Promise<boolean> {
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
