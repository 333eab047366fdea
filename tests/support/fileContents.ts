import { readContract } from "../../openapi/kit/contract/document.ts";
import { flattenSchema, listOperations } from "../../openapi/kit/contract/operations.ts";

const contract = await readContract();

/** The ids of the operations of the contract that return a file, and not JSON. */
export const fileOperationIds: ReadonlySet<string> = new Set(
  listOperations(contract).flatMap(({ id, responses }) =>
    responses.get(200)?.content?.["application/json"] === undefined ? [id] : [],
  ),
);

/** The names of the schemas of the contract with a file, which a JSON Schema cannot validate. */
export const fileSchemaNames: ReadonlySet<string> = new Set(
  Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    Object.values(flattenSchema(contract, schema).properties ?? {}).some(({ format }) => format === "binary")
      ? [name]
      : [],
  ),
);
