import type { OpenApiDocument, ParameterObject } from "../contract/document.ts";
import { flattenSchema, listOperations, type ContractOperation } from "../contract/operations.ts";

/** The name of the file that the collection uploads. */
export const sampleFileName = "portal-sample.png";

const boundary = "portal-form-boundary";

/**
 * Returns the operations of the contract as a collection of requests in the format `.http`, which JetBrains, Visual Studio,
 * the REST client of VS Code and httpyac read. Values are the examples of the contract; `token` is a variable. Optional headers
 * are left out: a server has to refuse the version of an example, and an idempotency key that several requests share.
 */
export function renderHttp(document: OpenApiDocument, baseUrl: string): string {
  return [
    `# ${document.info.title}, version ${document.info.version}. Generated from the contract with: npm run contract -- export http`,
    `@baseUrl = ${baseUrl.replace(/\/$/, "")}`,
    "@token = example-token",
    "@lang = az",
    "",
    ...listOperations(document).map((operation) => renderRequest(document, operation)),
  ].join("\n");
}

function renderRequest(document: OpenApiDocument, operation: ContractOperation): string {
  const { id, method, summary, parameters, requestBody, isProposed, bearerAuth } = operation;
  const headers = parameters.flatMap((parameter) =>
    parameter.in === "header" && parameter.required === true ? [`${parameter.name}: ${getExample(parameter)}`] : [],
  );
  const type =
    requestBody?.type === "multipart/form-data" ? `multipart/form-data; boundary=${boundary}` : requestBody?.type;
  return [
    `### ${summary}${isProposed ? " (proposed)" : ""}`,
    `# @name ${id}`,
    `${method} {{baseUrl}}${renderTarget(operation)}`,
    ...(bearerAuth === "required" ? ["Authorization: Bearer {{token}}"] : []),
    ...headers,
    ...(type === undefined ? [] : [`Content-Type: ${type}`, "", renderBody(document, operation)]),
    "",
  ].join("\n");
}

/** Returns the path with the examples of its parameters, and the required query parameters. */
function renderTarget({ path, parameters }: ContractOperation): string {
  const examples = new Map(parameters.map((parameter) => [parameter.name, encodeURIComponent(getExample(parameter))]));
  const query = parameters.flatMap((parameter) =>
    parameter.in !== "query"
      ? []
      : parameter.name === "lang"
        ? ["lang={{lang}}"]
        : parameter.required === true
          ? [`${parameter.name}=${examples.get(parameter.name)}`]
          : [],
  );
  return `${path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => examples.get(name) ?? "")}?${query.join("&")}`;
}

const getExample = ({ example }: ParameterObject): string => String(example);

function renderBody(document: OpenApiDocument, { requestBody }: ContractOperation): string {
  if (requestBody?.type !== "multipart/form-data") {
    const [example] = Object.values(requestBody?.examples ?? {});
    return JSON.stringify(example?.value, undefined, 2);
  }
  const files = Object.entries(flattenSchema(document, requestBody.schema ?? {}).properties ?? {}).filter(
    ([, { format }]) => format === "binary",
  );
  return [
    ...files.flatMap(([name]) => [
      `--${boundary}`,
      `Content-Disposition: form-data; name="${name}"; filename="${sampleFileName}"`,
      "Content-Type: image/png",
      "",
      `< ./${sampleFileName}`,
    ]),
    `--${boundary}--`,
  ].join("\n");
}
