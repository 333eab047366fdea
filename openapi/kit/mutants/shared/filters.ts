import type { FaultDefinition, RequestHandler } from "../fault.ts";
import { createPage, observeField, readAllEntries } from "./lists.ts";
import { answer, readBody, changeRequest, withQuery } from "./seeds.ts";

/** Selects everything when nothing has the value of a filter. */
export const ignoreUnknownValue = (operationId: string, name: string): (() => RequestHandler) =>
  answer([operationId], async (request, { send }) => {
    const response = await send(request);
    const isEmpty = response.status === 200 && readBody(response)["total"] === 0;
    return isEmpty && request.url.searchParams.has(name) ? send(withQuery(request, { [name]: undefined })) : response;
  });

/** Drops a query parameter. */
export const ignores = (operationId: string, parameter: string, value: string, field = "id"): FaultDefinition => ({
  operationId,
  description: `Ignores the parameter ${parameter}.`,
  breaks: "contract",
  createHandler: changeRequest(operationId, (request) => withQuery(request, { [parameter]: undefined })),
  observe: observeField(operationId, field, { [parameter]: value }),
});

/** Combines two filters with "or" instead of "and". */
export const combinesWithOr = (
  operationId: string,
  first: string,
  second: string,
  values: [string, string],
): FaultDefinition => ({
  operationId,
  description: `Returns entries that match ${first} or ${second} when both are given.`,
  breaks: "contract",
  createHandler: answer([operationId], async (request, backend) => {
    const { searchParams } = request.url;
    if (!searchParams.has(first) || !searchParams.has(second)) return backend.send(request);
    const one = await readAllEntries(withQuery(request, { [second]: undefined }), backend);
    const other = await readAllEntries(withQuery(request, { [first]: undefined }), backend);
    if (one.response.status !== 200 || other.response.status !== 200) return backend.send(request);
    const ids = new Set(one.entries.map(({ id }) => id));
    return createPage(one.response, request, [...one.entries, ...other.entries.filter(({ id }) => !ids.has(id))]);
  }),
  observe: observeField(operationId, "id", { [first]: values[0], [second]: values[1], perPage: 100 }),
});
