import { isDeepStrictEqual } from "node:util";
import { pickDeclaredFields } from "../../contract/declaredFields.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { VerifyContext } from "../check.ts";
import { withBody, type OperationResponse } from "../run/contractClient.ts";

/**
 * Returns a successful response whose body has only the fields that the contract declares: a server may add others, which
 * are not compared. An envelope of a specified operation stays as it is.
 */
export function withDeclaredFields(
  { document, validator }: Pick<VerifyContext, "document" | "validator">,
  operation: ContractOperation,
  response: OperationResponse,
): OperationResponse {
  const { status, body } = response;
  const { pointer, content } = operation.responses.get(200) ?? {};
  const schema = content?.["application/json"]?.schema;
  if (status < 200 || status > 299 || schema === undefined || typeof body !== "object" || body === null)
    return response;
  const isEnvelope = (): boolean =>
    !operation.isProposed && validator.valueErrors(`${pointer}/content/application~1json/schema`, body).length > 0;
  return isEnvelope() ? response : withBody(response, pickDeclaredFields(document, schema, body));
}

/** Returns whether two responses say the same in the fields that the contract declares. */
export const hasSameContent = (
  context: VerifyContext,
  operation: ContractOperation,
  ...responses: readonly [OperationResponse, OperationResponse]
): boolean => {
  const [first, second] = responses.map((response) => withDeclaredFields(context, operation, response).body);
  return isDeepStrictEqual(first, second);
};
