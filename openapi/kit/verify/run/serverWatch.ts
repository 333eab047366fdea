import type { ContractOperation } from "../../contract/operations.ts";
import { ContractViolation } from "../outcomes.ts";
import type { ContractClient, OperationResponse } from "./contractClient.ts";

/** A request that was sent, and the command that repeats it. */
type SentCall = { operation: ContractOperation; response: Pick<OperationResponse, "curl"> };

/** The server stopped answering: neither the request nor later ones got a response. */
export class ServerStopped extends Error {
  readonly details: readonly string[];
  readonly operation: ContractOperation;
  constructor({ operation, response }: SentCall, reason: string) {
    super(`the server stopped answering after ${operation.method} ${operation.path}`);
    this.operation = operation;
    this.details = [
      "expected: a response, also after any other request",
      `received: ${reason}; your server stopped answering after this request: ${operation.method} ${operation.path}`,
      `repeat:   ${response.curl}`,
    ];
  }
}

/** A client that notices when the server stops answering. */
export type WatchedClient = ContractClient & {
  /** Returns why the run cannot go on; `undefined` while the server answers. */
  getStopReason: () => string | undefined;
};

/** The time after which a server that does not answer has stopped. */
const probeTimeoutMs = 5000;

/** The waiting times before the server is asked again, for one that restarts by itself. */
const restartDelaysMs = [0, 300, 1000];

/**
 * Wraps a client. A request without a response throws `ContractViolation` while the server still answers others, and
 * `ServerStopped` when it does not. After that, nothing is sent any more, and neither are further requests of an
 * operation whose request timed out.
 */
export function watchServer(
  client: ContractClient,
  onStopped: (reason: string) => void = () => undefined,
): WatchedClient {
  let stopped: ServerStopped | undefined;
  let lastAnswered: SentCall | undefined;
  const timedOut = new Map<string, OperationResponse>();

  const isAnswering = async (): Promise<boolean> => {
    for (const delayMs of restartDelaysMs) {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      const result = await fetch(client.baseUrl, {
        redirect: "manual",
        signal: AbortSignal.timeout(probeTimeoutMs),
      }).then(
        async (response) => (await response.body?.cancel(), "answered"),
        (error: unknown) => (error instanceof Error && error.name === "TimeoutError" ? "timeout" : "refused"),
      );
      if (result !== "refused") return result === "answered";
    }
    return false;
  };
  const reject = (operation: ContractOperation, response: OperationResponse): never => {
    throw new ContractViolation("a response", `no response: ${response.text}`, response.curl, {
      operation,
      response,
      expected: [200],
    });
  };

  return {
    baseUrl: client.baseUrl,
    getStopReason: () => (stopped === undefined ? undefined : `blocked: ${stopped.message}`),
    send: async (operation, request) => {
      if (stopped !== undefined) throw stopped;
      const timeout = timedOut.get(operation.id);
      if (timeout !== undefined) reject(operation, timeout);
      const response = await client.send(operation, request);
      const { failure } = response;
      const call = { operation, response };
      if (failure === undefined) {
        lastAnswered = call;
        return response;
      }
      if (await isAnswering()) {
        if (failure.isTimeout) timedOut.set(operation.id, response);
        return reject(operation, response);
      }
      // A refused connection means that the request before stopped the server.
      const lastCall = failure.code === "ECONNREFUSED" ? (lastAnswered ?? call) : call;
      stopped ??= new ServerStopped(lastCall, response.text);
      onStopped(`blocked: ${stopped.message}`);
      throw stopped;
    },
  };
}
