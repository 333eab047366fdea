import {
  fetchBody,
  expectResponse,
  assertContract,
  getOperation,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { validRequest } from "../requests.ts";
import type { OperationRequest } from "../contractClient.ts";

/** A body as JSON says it. */
export type JsonBody = Readonly<Record<string, unknown>>;

/** Something to look at. */
export const defineCheck = (name: string, look: ContractCheck["run"]): ContractCheck => ({ name, run: look });

/** Expects a status of an operation; the answer is held against the contract. */
export const statusCheck = (
  name: string,
  id: string,
  status: readonly number[],
  sent: (ground: VerifyContext) => Promise<OperationRequest> | OperationRequest,
): ContractCheck =>
  defineCheck(
    name,
    async (ground) =>
      void (await expectResponse(ground, getOperation(ground, id), { lang: "ru", ...(await sent(ground)) }, ...status)),
  );

/** A request that an operation has to answer with 200. */
export const validRequestFor = (ground: VerifyContext, id: string): Promise<OperationRequest> =>
  validRequest(ground, getOperation(ground, id));

/** Whoever has a state identity. */
export const citizenAuth = async (ground: VerifyContext): Promise<{ token: string }> => ({
  token: await ground.personas.citizen(ground),
});

/** An address that nobody has. */
export const unknownEmail = (): string => `nobody-${crypto.randomUUID()}@portal.example`;

/** What is sent twice with one key is done once; the same key with something else is refused. */
export const idempotencyCheck = (id: string, change: (sent: OperationRequest) => OperationRequest): ContractCheck =>
  defineCheck("what is sent twice with one Idempotency-Key done once", async (ground) => {
    const sent = {
      ...(await validRequestFor(ground, id)),
      headers: { "Idempotency-Key": `contract-${crypto.randomUUID()}` },
    };
    const [first, again] = [await fetchBody(ground, id, sent), await fetchBody(ground, id, sent)];
    assertContract(JSON.stringify(first) === JSON.stringify(again), "the first answer again", again);
    await expectResponse(ground, getOperation(ground, id), change(sent), 422);
  });

/** A request whose body says something else in one field. */
export const withChangedField =
  (field: string) =>
  (sent: OperationRequest): OperationRequest => ({
    ...sent,
    body: { ...(sent.body as JsonBody), [field]: "Something else" },
  });
