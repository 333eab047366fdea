import { onTestFinished } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { createContractValidator } from "../../openapi/kit/contract/validator.ts";
import type {
  FaultDefinition,
  FaultRequest,
  FeedConnection,
  FrameHandler,
  RequestHandler,
} from "../../openapi/kit/mutants/fault.ts";
import { startFaultProxy } from "../../openapi/kit/mutants/faultProxy.ts";
import { startEmbeddedBackend } from "../../openapi/kit/verify/embeddedBackend.ts";
import { verify, type VerifyOptions } from "../../openapi/kit/verify/verify.ts";
import { hangTimeoutMs } from "./verifySupport.ts";

const document = await readContract();
const validator = createContractValidator(document);

/** An entry of a response in JSON. */
export type JsonObject = Record<string, unknown>;

/** A response of the mock backend. `body` is parsed JSON, or bytes for other content types. */
export type FaultyResponse = { status: number; headers: Headers; body: unknown };

/** What a server does wrong. */
export type TestFault = {
  /** Changes a request before it reaches the mock backend. */
  changeRequest?: (request: FaultRequest) => void;
  /** Changes the response in place, or returns another one. */
  changeResponse?: (response: FaultyResponse, request: FaultRequest) => FaultyResponse | void;
  /** Changes a STOMP frame of the server; `undefined` drops it. */
  changeServerFrame?: (text: string) => string | undefined;
  /** Changes a STOMP frame of the client. */
  changeClientFrame?: (text: string) => string;
};

/** Returns the names and details of the findings about one operation of a mock backend with a fault, other than passed ones. */
export const findFaults = (
  operationId: string,
  fault: TestFault,
  options: Partial<VerifyOptions> = {},
): Promise<string[]> =>
  findFaultsOf(
    operationId,
    {
      createHandler: () => createHandler(operationId, fault),
      createFrameHandler: (connection) => createFrameHandler(connection, fault),
    },
    options,
  );

/**
 * Returns the names and details of the findings about one operation of a changed mock backend, other than passed ones. With
 * `hasOwnClock`, its clock cannot be advanced, and with `hasOwnState`, the state of its service cannot be set.
 */
export async function findFaultsOf(
  operationId: string,
  {
    hasOwnClock = false,
    hasOwnState = false,
    ...server
  }: Pick<FaultDefinition, "createHandler" | "createFrameHandler"> & { hasOwnClock?: boolean; hasOwnState?: boolean },
  options: Partial<VerifyOptions> = {},
): Promise<string[]> {
  const backend = await startEmbeddedBackend();
  const proxy = await startFaultProxy({ backend, operations: listOperations(document), fault: server });
  onTestFinished(async () => {
    await proxy.close();
    await backend.close();
  });
  const lines: string[] = [];
  for await (const { findings } of verify({
    document,
    valuesPerField: 4,
    timeoutMs: hangTimeoutMs,
    validator,
    baseUrl: `http://127.0.0.1:${proxy.port}/api`,
    feed: {
      url: `ws://127.0.0.1:${proxy.port}/ws`,
      destination: "/user/queue/notifications",
      timeoutMs: 1000,
    },
    sources: {
      ...backend.sources,
      ...(hasOwnClock && { advanceClock: undefined }),
      ...(hasOwnState && { setServiceState: undefined }),
    },
    allowWrites: true,
    only: [operationId],
    ...options,
  }))
    for (const { name, outcome, details } of findings)
      if (outcome === "failed" || outcome === "noted") lines.push(`${name}: ${details.join("; ")}`);
  return lines;
}

const createHandler =
  (operationId: string, { changeRequest, changeResponse }: TestFault): RequestHandler =>
  async (request, backend) => {
    if (request.operationId !== operationId) return backend.send(request);
    changeRequest?.(request);
    const { status, headers, body: bytes } = await backend.send(request);
    const body = /json/.test(headers.get("content-type") ?? "")
      ? (JSON.parse(new TextDecoder().decode(bytes)) as unknown)
      : bytes;
    const response: FaultyResponse = { status, headers, body };
    const changed = changeResponse?.(response, request) ?? response;
    return {
      ...changed,
      body:
        changed.body instanceof Uint8Array
          ? changed.body
          : new TextEncoder().encode(changed.body === undefined ? "" : JSON.stringify(changed.body)),
    };
  };

const createFrameHandler = (
  { sendToClient, sendToServer }: FeedConnection,
  { changeClientFrame = (text) => text, changeServerFrame = (text) => text }: TestFault,
): FrameHandler => ({
  fromClient: (frame) => sendToServer(changeClientFrame(frame)),
  fromServer: (frame) => {
    const changed = changeServerFrame(frame);
    if (changed !== undefined) sendToClient(changed);
  },
});
