import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import { getOwner, getOwnerAccountIds, type Owner } from "../../../../mocks/store/owners.ts";
import { createSession } from "../../../../mocks/store/sessions.ts";
import type { Caller } from "../caller.ts";
import type { FaultDefinition, FaultRequest, RequestHandler, UpstreamBackend } from "../fault.ts";
import { forbidden } from "./errors.ts";
import { getPrincipal } from "./recordOwners.ts";
import { answer } from "./seeds.ts";

/** Returns the role of the user who sends a request. */
export const readAuthority = (request: FaultRequest, store: MockStore): string | undefined =>
  getPrincipal(request, store)?.account.authority;

/** Returns whether an administrator sends a request. */
export const isAdmin = (request: FaultRequest, store: MockStore): boolean => readAuthority(request, store) === "ADMIN";

/** Answers 403 to an administrator, whose role was forgotten. */
export const forgetAdministrator = (operationId: string): (() => RequestHandler) =>
  answer([operationId], async (request, { send, store }) => (isAdmin(request, store) ? forbidden() : send(request)));

/** Answers whoever acts for an organisation while some records belong to somebody else, depending on its other representatives. */
export const forRepresentatives = (
  operationId: string,
  listOwners: (
    store: Caller["store"],
    owner: Owner,
    others: readonly number[],
  ) => readonly (readonly [{ owner: Owner | "everybody" }, Owner])[],
): NonNullable<FaultDefinition["createHandler"]> =>
  answer([operationId], async (request, { send, store }) => {
    const principal = getPrincipal(request, store);
    const owner = principal && getOwner(principal);
    if (owner?.startsWith("organisation:") !== true) return send(request);
    const others = getOwnerAccountIds(store, owner).filter((id) => id !== principal?.account.id);
    const changed = listOwners(store, owner, others).map(([record, next]) => ({ record, next, before: record.owner }));
    for (const { record, next } of changed) record.owner = next;
    const response = await send(request);
    for (const { record, before } of changed) record.owner = before;
    return response;
  });

/** Lets a second person represent the organisation of the director. Returns a token of theirs. */
export function openAsColleague(store: Caller["store"]): string {
  const [director, colleague] = ["director", "representative"].map((name) =>
    store.state.accounts.find(({ persona }) => persona === name),
  );
  const [organisation] = director?.organisations ?? [];
  if (colleague === undefined || organisation === undefined) return "";
  const certNumber = "AZ-2026-000777";
  colleague.organisations.push({ ...organisation, selectedCertNumber: certNumber });
  const session = createSession(store, colleague);
  session.certNumber = certNumber;
  return session.accessToken;
}

/** Returns whether the representative of a foreign organisation sends a request. */
export const isForeign = (request: FaultRequest, { store }: UpstreamBackend): boolean =>
  getPrincipal(request, store)?.account.foreign === true;

/** Saves nothing of a user with a password. */
export const citizensOnly = (operationId: string): (() => RequestHandler) =>
  answer([operationId], async (request, { store, send }) => {
    const account = getPrincipal(request, store)?.account;
    const [language, settings] = [account?.language, structuredClone(store.state.notificationSettings)];
    const response = await send(request);
    if (account?.foreign === true) {
      account.language = language ?? "az";
      store.state.notificationSettings = settings;
    }
    return response;
  });
