import { defineFaults, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { answersError } from "../../shared/errors.ts";
import { observeResponse } from "../../shared/observers.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import { body } from "../../shared/schemas.ts";
import {
  acceptRejected,
  answer,
  readBody,
  changeErrors,
  changeObject,
  changeRequest,
  changeResponse,
  createResponse,
  getToken,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";

/** Faults of `lookUpTaxpayer`. */
export const lookUpTaxpayerFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "empty-fields": {
      operationId: "lookUpTaxpayer",
      description: "Returns an empty list of fields with an error that concerns none.",
      breaks: "contract",
      createHandler: changeErrors(["lookUpTaxpayer"], (response) =>
        withJson(response, { fields: [], ...readBody(response) }),
      ),
      observe: observeResponse("lookUpTaxpayer", { as: "citizen", query: { tpn: "1111111111" } }),
    },
    "name-of-the-next-taxpayer": {
      operationId: "lookUpTaxpayer",
      description:
        "Returns the name of another taxpayer with the number and the address of the one that was asked for.",
      breaks: "contract",
      createHandler: changeObject(["lookUpTaxpayer"], (body) => {
        body["name"] = "«Xəzər Süd» ASC";
      }),
      observe: observeResponse("lookUpTaxpayer", { as: "citizen", query: { tpn: "1700000041" } }),
    },
  }),
  ...defineFaults("statuses", {
    "unknown-taxpayer-204": answersError(
      "lookUpTaxpayer",
      "Returns 204 for an unknown taxpayer.",
      404,
      () => ({ status: 204, headers: new Headers(), body: new Uint8Array() }),
      { ...citizen, query: { tpn: "8888888888" } },
    ),
    "nobody-instead-of-404": {
      operationId: "lookUpTaxpayer",
      description: "Answers 204 for a taxpayer number that is not in the register.",
      breaks: "contract",
      createHandler: answer(["lookUpTaxpayer"], async (request, { send }) => {
        const response = await send(request);
        return response.status === 404 ? { ...response, status: 204, body: new Uint8Array() } : response;
      }),
      observe: observeResponse("lookUpTaxpayer", { as: "citizen", query: { tpn: "9900000019" } }),
    },
    "unknown-taxpayer-is-empty": {
      operationId: "lookUpTaxpayer",
      description: "Returns 200 with empty texts for a number that is not in the register.",
      breaks: "contract",
      createHandler: changeResponse(["lookUpTaxpayer"], ({ status }, { url }) =>
        status === 404 ? createResponse(200, { tpn: url.searchParams.get("tpn"), name: "", address: "" }) : undefined,
      ),
      observe: async ({ call }) =>
        (await call("lookUpTaxpayer", { as: "citizen", query: { tpn: "9999999999" } })).status,
    },
  }),
  ...defineFaults("roles", {
    "taxpayers-for-citizens": {
      operationId: "lookUpTaxpayer",
      description:
        "Finds no taxpayer for a user with a password, since the tax register is asked in the name of a PIN.",
      breaks: "contract",
      createHandler: changeRequest("lookUpTaxpayer", (request, { store }) =>
        getPrincipal(request, store)?.account.foreign === true &&
        /^\d{10}$/.test(request.url.searchParams.get("tpn") ?? "")
          ? withQuery(request, { tpn: "0000000000" })
          : request,
      ),
      observe: async ({ call }) =>
        (await call("lookUpTaxpayer", { as: "foreign", query: { tpn: "1700000011" } })).status,
    },
    "taxpayer-without-token": {
      operationId: "lookUpTaxpayer",
      description: "Tells the name and address of a taxpayer without an access token.",
      breaks: "contract",
      createHandler: changeResponse(["lookUpTaxpayer"], ({ status }, request) =>
        status === 401 && getToken(request) === ""
          ? createResponse(200, { tpn: request.url.searchParams.get("tpn"), name: "«Skamya» MMC" })
          : undefined,
      ),
      observe: observeResponse("lookUpTaxpayer", { query: { tpn: "1700000011" } }),
    },
  }),
  ...defineFaults("parameters", {
    "nine-digits": {
      operationId: "lookUpTaxpayer",
      description: "Accepts a taxpayer number of nine digits, with a digit before it.",
      breaks: "contract",
      createHandler: acceptRejected("lookUpTaxpayer", (request) => {
        const tpn = request.url.searchParams.get("tpn") ?? "";
        return /^\d{9}$/.test(tpn) ? withQuery(request, { tpn: `1${tpn}` }) : undefined;
      }),
      observe: observeResponse("lookUpTaxpayer", { as: "citizen", query: { tpn: "700000041" } }),
    },
  }),
  ...defineFaults("schemas", {
    "taxpayer-in-list": body("lookUpTaxpayer", "Returns a taxpayer in a list.", (value) => [value]),
  }),
];
