import type { CallOptions } from "../../caller.ts";
import { defineFaults, type FaultDefinition } from "../../fault.ts";
import {
  acceptRejected,
  answer,
  cacheResponses,
  changeObject,
  changeSuccess,
  createResponse,
  getToken,
  isObject,
  parseJson,
  withQuery,
  withJson,
} from "../../seeds.ts";
import { certificates } from "../../../../../mocks/sampleData/certificates.ts";

const [known] = certificates;

/** Returns the response for a certificate number. */
const check =
  (number: string | undefined = known?.number, options: CallOptions = {}): NonNullable<FaultDefinition["observe"]> =>
  async ({ call }) => {
    const { status, text } = await call("checkCertificate", {
      query: { number: number ?? "", lang: "ru" },
      ...options,
    });
    return [status, text];
  };

/** Changes the certificate in the response. */
const changesCertificate = (
  description: string,
  change: (certificate: Record<string, unknown>) => unknown,
): FaultDefinition => ({
  operationId: "checkCertificate",
  description,
  breaks: "contract",
  createHandler: changeObject(["checkCertificate"], (body) => {
    if (isObject(body["certificate"])) change(body["certificate"]);
  }),
  observe: check(),
});

export const certificateFaults = [
  ...defineFaults("roles", {
    "certificate-needs-token": {
      operationId: "checkCertificate",
      description: "Requires an access token to check a certificate.",
      breaks: "contract",
      createHandler: answer(["checkCertificate"], async (request, { send }) =>
        getToken(request) === ""
          ? createResponse(401, { message: "Daxil olun.", code: "UNAUTHENTICATED" })
          : send(request),
      ),
      observe: check(),
    },
  }),
  ...defineFaults("searches", {
    "certificate-case": {
      operationId: "checkCertificate",
      description: "Finds a certificate only in the case in which its number is printed.",
      breaks: "contract",
      createHandler: changeSuccess(["checkCertificate"], (response) => {
        const body = parseJson(response.body);
        if (!isObject(body) || !isObject(body["certificate"]) || body["number"] === body["certificate"]["number"])
          return;
        return withJson(response, { number: body["number"] });
      }),
      observe: check(known?.number.toLowerCase()),
    },
    "certificate-by-beginning": {
      operationId: "checkCertificate",
      description: "Returns a certificate for any number with which its own begins.",
      breaks: "contract",
      createHandler: answer(["checkCertificate"], async (request, { send, store }) => {
        const number = request.url.searchParams.get("number") ?? "";
        const issued = store.state.documents.flatMap(({ certificate }) => certificate ?? []);
        const found = [...issued, ...certificates].find(
          (certificate) => number !== "" && certificate.number.startsWith(number),
        );
        const response = await send(found ? withQuery(request, { number: found.number }) : request);
        const body = parseJson(response.body);
        return response.status === 200 && isObject(body) ? withJson(response, { ...body, number }) : response;
      }),
      observe: check("S-2025"),
    },
  }),
  ...defineFaults("statuses", {
    "unknown-certificate-404": {
      operationId: "checkCertificate",
      description: "Returns 404 for an unknown certificate.",
      breaks: "contract",
      createHandler: changeSuccess(["checkCertificate"], (response) => {
        const body = parseJson(response.body);
        if (isObject(body) && !("certificate" in body))
          return createResponse(404, { message: "Tapılmadı.", code: "NOT_FOUND" });
        return undefined;
      }),
      observe: check("X-1"),
    },
  }),
  ...defineFaults("parameters", {
    "certificate-number-65": {
      operationId: "checkCertificate",
      description: "Looks up certificate numbers of more than 64 characters by their beginning.",
      breaks: "contract",
      createHandler: acceptRejected("checkCertificate", (request) => {
        const number = request.url.searchParams.get("number") ?? "";
        return [...number].length > 64 ? withQuery(request, { number: [...number].slice(0, 64).join("") }) : undefined;
      }),
      observe: check("7".repeat(65)),
    },
  }),
  ...defineFaults("values", {
    "certificate-period": changesCertificate("Swaps the days of issue and expiry of a certificate.", (certificate) => {
      if ("validUntil" in certificate)
        [certificate["issueDate"], certificate["validUntil"]] = [certificate["validUntil"], certificate["issueDate"]];
    }),
    "certificate-status": changesCertificate("Returns the status of a certificate in lower case.", (certificate) => {
      certificate["status"] = String(certificate["status"]).toLowerCase();
    }),
  }),
  ...defineFaults("languages", {
    "certificate-kind": {
      operationId: "checkCertificate",
      description: "Names the kind of a certificate in Azerbaijani.",
      breaks: "contract",
      createHandler: answer(["checkCertificate"], (request, { send }) => send(withQuery(request, { lang: "az" }))),
      observe: check(),
    },
  }),
  ...defineFaults("availability", {
    "cached-certificate": {
      operationId: "checkCertificate",
      description: "Caches the check of a certificate by its path, whatever the number.",
      breaks: "contract",
      createHandler: cacheResponses(["checkCertificate"], ({ url }) => url.pathname),
      observe: async (caller) => {
        await check()(caller);
        return check("X-1")(caller);
      },
    },
  }),
];
