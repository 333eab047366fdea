import type { OperationId } from "../../../mocks/generated/requests.js";
import type { PersonaId } from "../../../mocks/store/personas.ts";
import type { Sent, Service } from "../testBackend.ts";

/** One answer of one call: who asks for what, after what, and the status that comes. */
export type Case = { name: string; status: number; as?: PersonaId; sent?: Sent | ((service: Service) => Sent | Promise<Sent>) };

/** Repeats a call until it is refused for being tried too often. */
export const wornOut =
  (id: OperationId, sent: Sent, as?: PersonaId, times = 5) =>
  async (service: Service): Promise<Sent> => {
    const token = as && (await service.signIn(as)).token;
    for (let count = 0; count < times; count += 1) await service.call(id, { ...sent, token });
    return sent;
  };
