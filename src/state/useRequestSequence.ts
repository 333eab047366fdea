import { useState } from "react";
import { failureOf, type Failure } from "../api/failure.ts";

/** The state of something that takes several calls: whether it is under way, and why it stopped. */
export type RequestSequence = {
  isBusy: boolean;
  failure: Failure | undefined;
  /** Runs the calls one after the other; a `CallFailed` among them stops the run and is kept as `failure`. */
  run: (calls: () => Promise<void>) => void;
};

/** For a form whose sending is more than one call. Failures are shown by the form; any other error goes to the boundary. */
export function useRequestSequence(): RequestSequence {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [fault, setFault] = useState<{ error: unknown }>();
  if (fault !== undefined) throw fault.error;
  const run = (calls: () => Promise<void>): void => {
    setBusy(true);
    setFailure(undefined);
    calls()
      .catch((error: unknown) => {
        const known = failureOf(error);
        if (known === undefined) setFault({ error });
        else setFailure(known);
      })
      .finally(() => setBusy(false));
  };
  return { isBusy: busy, failure, run };
}
