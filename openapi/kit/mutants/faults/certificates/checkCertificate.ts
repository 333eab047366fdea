import { certificates } from "../../../../../mocks/sampleData/certificates.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import type { CallOptions } from "../../caller.ts";
import { defineFaults, type FaultDefinition, type SeededFault, breach } from "../../fault.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import {
  acceptRejected,
  answer,
  readBody,
  cacheResponses,
  changeErrors,
  changeObject,
  changeRequest,
  changeSuccess,
  createResponse,
  getToken,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { escapePattern } from "../../shared/texts.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Returns the initials of a name. */
const getInitials = (name: string): string =>
  (name.match(/\p{L}+/gu) ?? []).map((word) => `${word.charAt(0)}.`).join(" ");

const [known] = certificates;

/** Returns the response for a certificate number. */
const check =
  (number: string | undefined = known?.number, options: CallOptions = {}): NonNullable<FaultDefinition["observe"]> =>
  async ({ call }) => {
    const { status, text } = await call("checkCertificate", {
      query: { certificateNo: number ?? "", lang: "ru" },
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
    if (isRecord(body["certificate"])) change(body["certificate"]);
  }),
  observe: check(),
});

/** Returns a text without diacritics, as collations of databases compare it. */
const removeDiacritics = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Faults of `checkCertificate`. */
export const checkCertificateFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "first-name-of-a-holder": {
      operationId: "checkCertificate",
      description: "Names the person who holds a certificate by their first name and one initial.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], ({ certificate }, _request, { store }) => {
        if (!isRecord(certificate)) return;
        const person = store.state.accounts.find(
          ({ name, surname }) => certificate["holder"] === `${name.charAt(0)}. ${surname.charAt(0)}.`,
        );
        if (person !== undefined) certificate["holder"] = `${person.name} ${person.surname.charAt(0)}.`;
      }),
      observe: async ({ call, store }) => {
        const found = store.state.documents.find(
          ({ certificate, owner }) => certificate !== undefined && owner.startsWith("person:"),
        );
        return (await call("checkCertificate", { query: { certificateNo: found?.certificate?.number ?? "" } })).text;
      },
    },
    "own-certificates": {
      operationId: "checkCertificate",
      description: "Finds only the certificates of the own account for a user who is signed in.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], (check, request, { store }) => {
        const principal = getPrincipal(request, store);
        const { certificate } = check;
        if (principal === undefined || !isRecord(certificate)) return;
        const isOwn = store.state.documents.some(
          (document) =>
            document.owner === getOwner(principal) && document.certificate?.number === certificate["certificateNo"],
        );
        if (!isOwn) delete check["certificate"];
      }),
      observe: async ({ call }) =>
        (await call("checkCertificate", { as: "citizen", query: { certificateNo: "S-2025-00118" } })).text,
    },
    "holder-for-signed-in": {
      operationId: "checkCertificate",
      description: "Returns the name of a person in place of the initials to a user who is signed in.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], ({ certificate }, request, { store }) => {
        const isInitials = isRecord(certificate) && /^(?:\p{Lu}\.\s?)+$/u.test(String(certificate["holder"]));
        if (isInitials && getPrincipal(request, store) !== undefined) certificate["holder"] = "Rauf Mustafayev";
      }),
      observe: async ({ call }) =>
        (await call("checkCertificate", { as: "citizen", query: { certificateNo: "S-2022-00093" } })).at(
          "certificate.holder",
        ),
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
  ...defineFaults("persistence", {
    "number-is-decoded-twice": {
      operationId: "checkCertificate",
      description:
        "Decodes the number twice, so that the one that is checked and returned is not the one that was sent when it has a plus or a percent sign.",
      breaks: "contract",
      createHandler: changeRequest("checkCertificate", (request) => {
        const number = request.url.searchParams.get("certificateNo");
        if (number === null) return request;
        try {
          return withQuery(request, { certificateNo: decodeURIComponent(number.replaceAll("+", " ")) });
        } catch {
          return request;
        }
      }),
      observe: observeResponse("checkCertificate", { query: { certificateNo: "S%2D2025%2D00118" } }),
    },
  }),
  ...defineFaults("values", {
    "holder-with-name": breach(
      "checkCertificate",
      "Names the person who holds a certificate, and not only their initials.",
      changeObject(["checkCertificate"], ({ certificate }, _request, { store }) => {
        if (!isRecord(certificate)) return;
        const document = store.state.documents.find(
          (found) => found.certificate?.number === certificate["certificateNo"],
        );
        const appeal = store.state.appeals.find(({ number }) => number === document?.appealNumber);
        if (appeal?.owner.startsWith("person:")) certificate["holder"] = appeal.applicant;
      }),
      observeAsCitizen("checkCertificate", { query: { certificateNo: "S-2026-00387" } }),
    ),
    "initials-of-organisation": {
      operationId: "checkCertificate",
      description: "Shows only the initials of an organisation that holds a certificate, as of a person.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], ({ certificate }) => {
        if (isRecord(certificate)) certificate["holder"] = getInitials(String(certificate["holder"]));
      }),
      observe: async ({ call }) =>
        (await call("checkCertificate", { query: { certificateNo: "S-2025-00118" } })).at("certificate.holder"),
    },
    "certificate-period": changesCertificate("Swaps the days of issue and expiry of a certificate.", (certificate) => {
      if ("validUntil" in certificate)
        [certificate["issueDate"], certificate["validUntil"]] = [certificate["validUntil"], certificate["issueDate"]];
    }),
    "certificate-status": changesCertificate("Returns the status of a certificate in lower case.", (certificate) => {
      certificate["status"] = String(certificate["status"]).toLowerCase();
    }),
    "ends-before-issue": {
      operationId: "checkCertificate",
      description: "Returns a last day that is before the day of issue.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], ({ certificate }) => {
        if (isRecord(certificate)) certificate["validUntil"] = "2001-01-01";
      }),
      observe: async ({ call, store }) => {
        const number = store.state.documents.find(({ certificate }) => certificate)?.certificate?.number ?? "";
        return (await call("checkCertificate", { query: { certificateNo: number } })).at("certificate.validUntil");
      },
    },
    "certificate-always-valid": {
      operationId: "checkCertificate",
      description: "Calls a certificate valid after its last day, and after it was withdrawn.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], (body) => {
        if (isRecord(body["certificate"])) body["certificate"]["status"] = "VALID";
      }),
      observe: async ({ call }) =>
        (await call("checkCertificate", { query: { certificateNo: "S-2022-00093" } })).at("certificate.status"),
    },
  }),
  ...defineFaults("inputs", {
    "blank-certificate-number": {
      operationId: "checkCertificate",
      description: "Finds no certificate for a number of spaces, instead of rejecting it.",
      breaks: "contract",
      createHandler: changeErrors(["checkCertificate"], (_, { url }) =>
        /^\s+$/.test(url.searchParams.get("certificateNo") ?? "")
          ? createResponse(200, { certificateNo: "-" })
          : undefined,
      ),
      observe: observeResponse("checkCertificate", { query: { certificateNo: "   " } }),
    },
    "number-as-pattern": {
      operationId: "checkCertificate",
      description: "Compares the number as a pattern, in which an underscore stands for any character.",
      breaks: "contract",
      createHandler: changeSuccess(["checkCertificate"], async (response, request, { store, send }) => {
        const { certificateNo: number, certificate } = readBody(response);
        if (certificate !== undefined || !/[_%]/.test(String(number))) return;
        const source = escapePattern(String(number)).replaceAll("_", ".").replaceAll("%", ".*");
        const issued = store.state.documents.flatMap((document) => document.certificate ?? []);
        const found = [...issued, ...certificates].find((record) =>
          new RegExp(`^${source}$`, "iu").test(record.number),
        );
        if (found === undefined) return;
        const known = await send(withQuery(request, { certificateNo: found.number }));
        return withJson(known, { ...readBody(known), certificateNo: number });
      }),
      observe: async ({ call }) => (await call("checkCertificate", { query: { certificateNo: "S-2025_00118" } })).text,
    },
  }),
  ...defineFaults("statuses", {
    "unknown-certificate-404": {
      operationId: "checkCertificate",
      description: "Returns 404 for an unknown certificate.",
      breaks: "contract",
      createHandler: changeSuccess(["checkCertificate"], (response) => {
        const body = parseJson(response.body);
        if (isRecord(body) && !("certificate" in body))
          return createResponse(404, { message: "Tapılmadı.", code: "NOT_FOUND" });
        return undefined;
      }),
      observe: check("X-1"),
    },
  }),
  ...defineFaults("languages", {
    "certificate-kind": {
      operationId: "checkCertificate",
      description: "Names the kind of a certificate in Azerbaijani.",
      breaks: "contract",
      createHandler: answer(["checkCertificate"], (request, { send }) => send(withQuery(request, { lang: "az" }))),
      observe: check(),
    },
    "kind-by-accept-language": {
      operationId: "checkCertificate",
      description: "Names the kind of a certificate in the language of `Accept-Language`.",
      breaks: "contract",
      createHandler: changeSuccess(["checkCertificate"], async (response, request, { send }) => {
        const lang = /^(?:az|ru|en)\b/.exec(request.headers.get("accept-language") ?? "")?.[0];
        const { certificate, ...body } = readBody(response);
        if (lang === undefined || !isRecord(certificate)) return;
        const other = readBody(await send(withQuery(request, { lang })))["certificate"];
        return withJson(response, {
          ...body,
          certificate: { ...certificate, ...(isRecord(other) && { kind: other["kind"] }) },
        });
      }),
      observe: async ({ call }) => {
        const headers = { "accept-language": "ru-RU,ru;q=0.9" };
        const query = { certificateNo: "S-2025-00118", lang: "en" };
        return (await call("checkCertificate", { query, headers })).at("certificate.kind");
      },
    },
  }),
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
    "certificate-with-spaces": {
      operationId: "checkCertificate",
      description: "Finds no certificate when there are spaces around its number.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], (body, { url }) => {
        const sent = url.searchParams.get("certificateNo") ?? "";
        if (sent !== sent.trim()) delete body["certificate"];
      }),
      observe: async ({ call, store }) => {
        const number = store.state.documents.find(({ certificate }) => certificate)?.certificate?.number ?? "";
        return (await call("checkCertificate", { query: { certificateNo: ` ${number} ` } })).at(
          "certificate.certificateNo",
        );
      },
    },
    "certificate-case": {
      operationId: "checkCertificate",
      description: "Finds a certificate only in the case in which its number is printed.",
      breaks: "contract",
      createHandler: changeSuccess(["checkCertificate"], (response) => {
        const body = parseJson(response.body);
        if (
          !isRecord(body) ||
          !isRecord(body["certificate"]) ||
          body["certificateNo"] === body["certificate"]["certificateNo"]
        )
          return;
        return withJson(response, { certificateNo: body["certificateNo"] });
      }),
      observe: check(known?.number.toLowerCase()),
    },
    "certificate-by-beginning": {
      operationId: "checkCertificate",
      description: "Returns a certificate for any number with which its own begins.",
      breaks: "contract",
      createHandler: answer(["checkCertificate"], async (request, { send, store }) => {
        const number = request.url.searchParams.get("certificateNo") ?? "";
        const issued = store.state.documents.flatMap(({ certificate }) => certificate ?? []);
        const found = [...issued, ...certificates].find(
          (certificate) => number !== "" && certificate.number.startsWith(number),
        );
        const response = await send(found ? withQuery(request, { certificateNo: found.number }) : request);
        const body = parseJson(response.body);
        return response.status === 200 && isRecord(body)
          ? withJson(response, { ...body, certificateNo: number })
          : response;
      }),
      observe: check("S-2025"),
    },
    "number-without-diacritics": {
      operationId: "checkCertificate",
      description: "Finds a certificate by a number with other letters, since the collation ignores diacritics.",
      breaks: "contract",
      createHandler: answer(["checkCertificate"], async (request, { send }) => {
        const number = request.url.searchParams.get("certificateNo") ?? "";
        const compared = removeDiacritics(number);
        if (compared === number || compared.trim() === "") return send(request);
        const response = await send(withQuery(request, { certificateNo: compared }));
        return response.status === 200
          ? withJson(response, { ...readBody(response), certificateNo: number.trim() })
          : response;
      }),
      observe: async ({ call }) => (await call("checkCertificate", { query: { certificateNo: "Ş-2025-00118" } })).text,
    },
  }),
  ...defineFaults("parameters", {
    "certificate-number-65": {
      operationId: "checkCertificate",
      description: "Looks up certificate numbers of more than 64 characters by their beginning.",
      breaks: "contract",
      createHandler: acceptRejected("checkCertificate", (request) => {
        const number = request.url.searchParams.get("certificateNo") ?? "";
        return [...number].length > 64
          ? withQuery(request, { certificateNo: [...number].slice(0, 64).join("") })
          : undefined;
      }),
      observe: check("7".repeat(65)),
    },
  }),
];
