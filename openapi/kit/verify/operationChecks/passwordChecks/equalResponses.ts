import { ContractViolation } from "../../outcomes.ts";
import type { OperationResponse } from "../../run/contractClient.ts";

/** Throws `ContractViolation` when two responses tell a known address from an unknown one. */
export function assertEqualResponses(known: OperationResponse, unknown: OperationResponse, curl: string): void {
  const describe = ({ status, headers, body }: OperationResponse): string =>
    JSON.stringify([status, headers.get("content-type"), namesOf(headers), withoutIds(body)]);
  const [first, second] = [describe(known), describe(unknown)];
  if (first !== second)
    throw new ContractViolation(
      `the same response for an address with an account and one without: ${first.slice(0, 600)}`,
      second.slice(0, 600),
      curl,
    );
}

/** The headers of the connection, and those that a server may add to some responses, to trace them. */
const otherHeaders =
  /^(connection|keep-alive|transfer-encoding|server-timing|trace(parent|response|state))$|(trace|request|correlation)-?id$/;

/** Returns the names of the headers that a client acts on. */
const namesOf = (headers: Headers): string => [...headers.keys()].filter((name) => !otherHeaders.test(name)).join(" ");

/** Returns a body without what may differ between two equal responses: the id of the request and its time. */
const withoutIds = (body: unknown): unknown =>
  typeof body === "object" && body !== null && !(body instanceof Uint8Array)
    ? Object.fromEntries(
        Object.entries(body).filter(
          ([name]) => !/^(instance|path|timestamp|traceId|requestId|correlationId)$/i.test(name),
        ),
      )
    : body;
