import { useEffect, useState } from "react";

/** Returns a blob URL for bytes with the given MIME type; revokes it on unmount. */
export function useBlobUrl(bytes: Blob, mimeType: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const blobUrl = URL.createObjectURL(new Blob([bytes], { type: mimeType }));
    // oxlint-disable-next-line react/set-state-in-effect -- only an effect can revoke the URL that it creates
    setUrl(blobUrl);
    return () => URL.revokeObjectURL(blobUrl);
  }, [bytes, mimeType]);
  return url;
}
