import { useEffect, useState } from "react";

/** An address of this page for some bytes, of exactly the given type; it is given back when nobody shows them any more. */
export function useBlobUrl(bytes: Blob, mime: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mime }));
    // oxlint-disable-next-line react/set-state-in-effect -- an address has to be given back, so only an effect may make one
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, mime]);
  return url;
}
