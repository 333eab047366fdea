type SharedLink = { title: string; url: string };

/** Browsers and insecure origins may lack both functions. */
type SharingNavigator = {
  share?: (link: SharedLink) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
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
  try {
    await clipboard?.writeText(link.url);
    return clipboard === undefined ? "failed" : "copied";
  } catch {
    return "failed";
  }
}

function getNavigator(): SharingNavigator {
  const { share, clipboard } = navigator as SharingNavigator;
  return {
    ...(share && { share: (link) => share.call(navigator, link) }),
    ...(clipboard && { clipboard }),
  };
}
