import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import type { UpstreamBackend } from "../../fault.ts";

/** Returns the id of an organisation, or 0. */
export const findPossessorId = (
  { state }: MockStore,
  isSuitable: (possessor: { description?: string }) => boolean,
): number => state.possessors.find(isSuitable)?.id ?? 0;

/** What the foreign user enters for their organisation. */
export const nordvik = { name: "Nordvik Foods AB", address: "Skeppsbron 4, 111 30 Stockholm, Sweden" };

/** The id of the organisation of the foreign user. */
export const nordvikId = 7001;

/** Returns the organisation with an id. */
export const findPossessor = ({ store }: UpstreamBackend, id: string) =>
  store.state.possessors.find((possessor) => String(possessor.id) === id);

/** The content of a new organisation. */
export const bench = { name: "Bench Ltd", address: "Bench Lane 12, Riga" };
