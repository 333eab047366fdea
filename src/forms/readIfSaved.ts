import { getFailure } from "../api/failure.ts";
import { isChangedMeanwhile } from "../api/isChangedMeanwhile.ts";

/**
 * Resolves to what the server has, if an update that is refused because the data have changed since they were read (412) has
 * been saved: an earlier attempt has arrived, and only its answer was lost. Resolves to `undefined` otherwise.
 */
export async function readIfSaved<Data>(
  refusal: unknown,
  read: () => Promise<Data>,
  isSent: (data: Data) => boolean,
): Promise<Data | undefined> {
  if (!isChangedMeanwhile(getFailure(refusal))) return undefined;
  const data = await read().catch(() => undefined);
  return data !== undefined && isSent(data) ? data : undefined;
}
