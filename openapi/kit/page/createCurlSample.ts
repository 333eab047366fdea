import type { ContractOperation } from "../contract/operations.ts";

/** Returns a curl command that sends an operation with the examples of the contract to the API at a URL. */
export function createCurlSample(
  { method, path, parameters, requestBody, bearerAuth }: ContractOperation,
  apiUrl: string,
): string {
  const example = new Map(parameters.map(({ name, example: value }) => [name, encodeURIComponent(String(value))]));
  const query = parameters
    .filter((parameter) => parameter.in === "query" && (parameter.required === true || parameter.name === "lang"))
    .map(({ name }) => `${name}=${example.get(name)}`);
  const target = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => example.get(name) ?? "");
  const [body] = Object.values(requestBody?.examples ?? {});
  return [
    `curl -i -X ${method} '${apiUrl}${target}?${query.join("&")}'`,
    ...(bearerAuth === "required" ? [`-H "Authorization: Bearer $CONTRACT_TOKEN"`] : []),
    ...(requestBody?.type === "application/json"
      ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body?.value).replaceAll("'", String.raw`'\''`)}'`]
      : requestBody === undefined
        ? []
        : ["-F 'file=@sample.png;type=image/png'"]),
  ].join(" \\\n  ");
}
