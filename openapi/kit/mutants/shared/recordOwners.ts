import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import { getOwner, type Owner } from "../../../../mocks/store/owners.ts";
import { authenticate, createSession, type Principal } from "../../../../mocks/store/sessions.ts";
import type { FaultRequest, FaultResponse, RequestHandler, UpstreamBackend } from "../fault.ts";
import { getToken } from "./seeds.ts";

/** The personal data of the mock store that belongs to an owner or to an account. */
export type PersonalData = "appeals" | "documents" | "payments" | "reports" | "feedbacks" | "notifications" | "drafts";

type OwnedRecord = { owner?: Owner | "everybody"; accountId?: number };

/** Returns the user of a request. */
export const getPrincipal = (request: FaultRequest, store: MockStore): Principal | undefined =>
  authenticate(store, getToken(request));

/** Runs one request after the other. */
export function createQueue(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(run);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Sends a request while all records of these kinds belong to its user, so that no query asks for the owner. */
async function sendWithoutOwners(
  request: FaultRequest,
  { store, send }: UpstreamBackend,
  kinds: readonly PersonalData[],
): Promise<FaultResponse> {
  const principal = getPrincipal(request, store);
  if (principal === undefined) return send(request);
  const records = kinds.flatMap<OwnedRecord>((kind) => store.state[kind]);
  const owners = records.map(({ owner, accountId }) => ({ owner, accountId }));
  for (const record of records) {
    if (record.owner !== undefined && record.owner !== "everybody") record.owner = getOwner(principal);
    if (record.accountId !== undefined) record.accountId = principal.account.id;
  }
  try {
    return await send(request);
  } finally {
    for (const [index, record] of records.entries()) {
      const { owner, accountId } = owners[index] ?? {};
      if (owner !== undefined) record.owner = owner;
      if (accountId !== undefined) record.accountId = accountId;
    }
  }
}

/** Lets operations find the records of every owner. */
export const ignoreOwners =
  (operationIds: readonly string[], ...kinds: readonly PersonalData[]): (() => RequestHandler) =>
  () => {
    const runInQueue = createQueue();
    return (request, backend) =>
      runInQueue(() =>
        operationIds.includes(request.operationId ?? "")
          ? sendWithoutOwners(request, backend, kinds)
          : backend.send(request),
      );
  };

/** Returns an access token of the first account that `isSuitable` accepts. */
export function createTokenOf(
  store: MockStore,
  isSuitable: (account: Principal["account"]) => boolean,
): string | undefined {
  const account = store.state.accounts.find(isSuitable);
  return account && createSession(store, account).accessToken;
}
