import { defineFaults, type FaultDefinition } from "../fault.ts";
import { answer, changeRequest, createResponse, withQuery } from "../seeds.ts";

/** Treats one value of a query parameter like another one. */
const readsQueryAs = (
  operationId: string,
  description: string,
  parameter: string,
  isAffected: (value: string) => boolean,
  replacement: (value: string) => string,
  example: string,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeRequest(operationId, (request) => {
    const value = request.url.searchParams.get(parameter);
    return value !== null && isAffected(value) ? withQuery(request, { [parameter]: replacement(value) }) : request;
  }),
  observe: async ({ call }) =>
    (await call(operationId, { as: "citizen", path: "nomenclature", query: { [parameter]: example } })).status,
});

/** Rejects or fails for one value of a query parameter. */
const failsForQuery = (
  operationId: string,
  description: string,
  parameter: string,
  isAffected: (value: string) => boolean,
  status: number,
  example: string,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: answer([operationId], async (request, { send }) => {
    const value = request.url.searchParams.get(parameter);
    return value !== null && isAffected(value)
      ? createResponse(status, { message: "Naməlum xəta baş verdi!" })
      : send(request);
  }),
  observe: async ({ call }) =>
    (await call(operationId, { as: "citizen", path: "nomenclature", query: { [parameter]: example } })).status,
});

export const parameterFaults = defineFaults("parameters", {
  "per-page-100": failsForQuery(
    "listStandards",
    "Rejects 100 entries per page.",
    "perPage",
    (value) => value === "100",
    400,
    "100",
  ),
  "per-page-101": readsQueryAs(
    "listServices",
    "Accepts more than 100 entries per page.",
    "perPage",
    (value) => Number(value) > 100,
    () => "100",
    "101",
  ),
  "per-page-0": readsQueryAs(
    "listAppeals",
    "Accepts 0 entries per page.",
    "perPage",
    (value) => value === "0",
    () => "10",
    "0",
  ),
  "page-0": readsQueryAs(
    "listFaq",
    "Accepts page 0.",
    "page",
    (value) => value === "0",
    () => "1",
    "0",
  ),
  "page-negative": failsForQuery(
    "listPaidPayments",
    "Fails with 500 for a negative page.",
    "page",
    (value) => Number(value) < 0,
    500,
    "-3",
  ),
  "page-highest": failsForQuery(
    "listEtalons",
    "Fails with 500 for the highest page number.",
    "page",
    (value) => Number(value) >= 100_000,
    500,
    "100000",
  ),
  "page-text": readsQueryAs(
    "listPosts",
    "Reads a page that is not a number as the first one.",
    "page",
    (value) => !/^-?\d+(\.\d+)?$/.test(value),
    () => "1",
    "two",
  ),
  "page-fraction": readsQueryAs(
    "listQuestionnaires",
    "Rounds a page that is not an integer.",
    "page",
    (value) => /^\d+\.\d+$/.test(value),
    (value) => String(Math.ceil(Number(value))),
    "1.5",
  ),
  "word-201": readsQueryAs(
    "searchPortal",
    "Cuts a search text of more than 200 characters instead of rejecting it.",
    "word",
    (value) => [...value].length > 200,
    (value) => [...value].slice(0, 200).join(""),
    "h".repeat(201),
  ),
  "word-200": failsForQuery(
    "searchRegister",
    "Rejects a search text of exactly 200 characters.",
    "word",
    (value) => [...value].length === 200,
    400,
    "h".repeat(200),
  ),
  "goods-code-three": readsQueryAs(
    "searchProducts",
    "Accepts a goods code of three digits.",
    "goodsCode",
    (value) => /^\d{3}$/.test(value),
    (value) => `0${value}`,
    "405",
  ),
  "goods-code-ten": failsForQuery(
    "searchProducts",
    "Rejects a goods code of ten digits.",
    "goodsCode",
    (value) => /^\d{10}$/.test(value),
    400,
    "0406101000",
  ),
  "large-id": {
    operationId: "readAppeal",
    description: "Fails with 500 for an id that does not fit into 32 bits.",
    breaks: "contract",
    createHandler: answer(["readAppeal"], async (request, { send }) =>
      Number(request.url.pathname.split("/").at(-1)) > 2_147_483_647
        ? createResponse(500, { message: "Naməlum xəta baş verdi!", code: "UNKNOWN" })
        : send(request),
    ),
    observe: async ({ call }) => (await call("readAppeal", { as: "citizen", path: 4_294_967_297 })).status,
  },
});
