import { copyText, type TextClipboard } from "./copyText.ts";

type SharedLink = { title: string; url: string };

/** Browsers and insecure origins may lack both. */
type SharingNavigator = {
  share?: (link: SharedLink) => Promise<void>;
  clipboard?: TextClipboard;
};

/**
 * Shares a link with the dialog of the device, or copies its address without one. `cancelled` means that the person closed
 * the dialog. Never rejects.
 */
export async function shareLink(
  link: SharedLink,
  { share, clipboard }: SharingNavigator = getNavigator(),
): Promise<"shared" | "cancelled" | "copied" | "failed"> {
  try {
    if (share !== undefined) {
      await share(link);
      return "shared";
    }
  } catch (error) {
    if ((error as { name?: unknown } | null)?.name === "AbortError") return "cancelled";
  }
  return (await copyText(link.url, clipboard)) ? "copied" : "failed";
}

function getNavigator(): SharingNavigator {
  const { share, clipboard } = navigator as SharingNavigator;
  return {
    ...(share && { share: (link) => share.call(navigator, link) }),
    ...(clipboard && { clipboard }),
  };
}
