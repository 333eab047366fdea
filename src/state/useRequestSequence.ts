import { useState } from "react";
import { getFailure, type Failure } from "../api/failure.ts";

/** The state of several requests that run one after the other. */
export type RequestSequence = {
  isBusy: boolean;
  failure: Failure | undefined;
  /** Runs the requests. A failed request stops the sequence and sets `failure`. */
  run: (sendRequests: () => Promise<void>) => void;
};

/** Runs the requests of a form that sends more than one. Errors other than failed requests go to the error boundary. */
export function useRequestSequence(): RequestSequence {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [unexpected, setUnexpected] = useState<{ error: unknown }>();
  if (unexpected !== undefined) throw unexpected.error;
  const run = (sendRequests: () => Promise<void>): void => {
    setIsBusy(true);
    setFailure(undefined);
    sendRequests()
      .catch((error: unknown) => {
        const requestFailure = getFailure(error);
        if (requestFailure === undefined) setUnexpected({ error });
        else setFailure(requestFailure);
      })
      .finally(() => setIsBusy(false));
  };
  return { isBusy, failure, run };
}
