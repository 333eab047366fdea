import type { FaultDefinition, FaultResponse } from "../fault.ts";
import { answer, createResponse } from "./seeds.ts";

/** Answers some requests of an operation in another form: every one whose number `isAffected` accepts. */
export const sometimes = (
  operationId: string,
  description: string,
  isAffected: (requestCount: number) => boolean,
  respond: () => FaultResponse,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: () => {
    let requestCount = 0;
    return async (request, { send }) =>
      request.operationId === operationId && isAffected((requestCount += 1)) ? respond() : send(request);
  },
  observe: async ({ call }) => {
    const responses: unknown[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { status, headers } = await call(operationId, { as: "citizen" });
      responses.push([status, headers.get("content-type")]);
    }
    return responses;
  },
});

/** Delays some requests of an operation: every one whose number `isAffected` accepts. */
export const slow = (
  operationId: string,
  description: string,
  seconds: number,
  isAffected: (requestCount: number) => boolean,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "quality",
  createHandler: () => {
    let requestCount = 0;
    return async (request, { send, wait }) => {
      if (request.operationId === operationId && isAffected((requestCount += 1))) await wait(seconds);
      return send(request);
    };
  },
  observe: async ({ call, getWaitedSeconds }) => {
    for (let count = 0; count < 8; count += 1) await call(operationId, { as: "citizen" });
    return getWaitedSeconds();
  },
});

/** Fails each time after the first `count` successes of an operation. */
export const failAfter = (operationId: string, count: number, status: number) => () => {
  let successes = 0;
  return answer([operationId], async (request, { send }) => {
    const response = await send(request);
    if (response.status === 200) successes += 1;
    return response.status === 200 && successes > count
      ? createResponse(status, { message: "Xidmət müvəqqəti işləmir." })
      : response;
  })();
};
