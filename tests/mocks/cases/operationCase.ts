import type { OperationId } from "../../../mocks/generated/requestValidators.js";
import type { PersonaId } from "../../../mocks/store/personas.ts";
import type { TestRequest, TestBackend } from "../testBackend.ts";

/** One response of an operation: the request, its preparation, and the expected status. */
export type OperationCase = {
  name: string;
  status: number;
  persona?: PersonaId;
  request?: TestRequest | ((backend: TestBackend) => TestRequest | Promise<TestRequest>);
};

/** Repeats a request until the rate limit rejects it. */
export const exhaustRateLimit =
  (id: OperationId, request: TestRequest, persona?: PersonaId, times = 5) =>
  async (backend: TestBackend): Promise<TestRequest> => {
    const token = persona && (await backend.signIn(persona)).token;
    for (let count = 0; count < times; count += 1) await backend.call(id, { ...request, token });
    return request;
  };
