import { ContractViolation } from "../../check.ts";
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

/** Returns the names of the headers, without those that concern only the connection. */
const namesOf = (headers: Headers): string =>
  [...headers.keys()].filter((name) => name !== "connection" && name !== "keep-alive").join(" ");

/** Returns a body without what may differ between two equal responses: the id of the request and its time. */
const withoutIds = (body: unknown): unknown =>
  typeof body === "object" && body !== null && !(body instanceof Uint8Array)
    ? Object.fromEntries(
        Object.entries(body).filter(
          ([name]) => !/^(instance|path|timestamp|traceId|requestId|correlationId)$/i.test(name),
        ),
      )
    : body;
