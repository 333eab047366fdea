import type { OperationId } from "../../../mocks/generated/requests.js";
import type { PersonaId } from "../../../mocks/store/personas.ts";
import type { TestRequest, TestBackend } from "../testBackend.ts";

/** One answer of one call: who asks for what, after what, and the status that comes. */
export type OperationCase = {
  name: string;
  status: number;
  persona?: PersonaId;
  request?: TestRequest | ((service: TestBackend) => TestRequest | Promise<TestRequest>);
};

/** Repeats a call until it is refused for being tried too often. */
export const exhaustRateLimit =
  (id: OperationId, request: TestRequest, persona?: PersonaId, times = 5) =>
  async (service: TestBackend): Promise<TestRequest> => {
    const token = persona && (await service.signIn(persona)).token;
    for (let count = 0; count < times; count += 1) await service.call(id, { ...request, token });
    return request;
  };
