import { defineFaults } from "../fault.ts";
import { observeResponse } from "../observers.ts";
import { changeObject, changeResponse, createResponse, getEntries, getPathPart, isObject } from "../seeds.ts";

/** Faults that one kind of entry shows: a certificate, a refused appeal, a person as holder, the status. */
export const entryKindFaults = [
  ...defineFaults("access", {
    "certificate-of-another-person": {
      operationId: "downloadDocument",
      description: "Lets every user download the certificates that the service has issued.",
      breaks: "contract",
      createHandler: changeResponse(["downloadDocument"], ({ status }, request, { store }) => {
        const found = store.state.documents.find(({ id }) => String(id) === getPathPart(request, -2));
        return status === 404 && found?.certificate !== undefined ? createResponse(200, {}) : undefined;
      }),
      observe: async ({ call, store }) => {
        const path = store.state.documents.find(({ certificate }) => certificate !== undefined)?.id ?? 0;
        return (await call("downloadDocument", { as: "admin", path })).status;
      },
    },
    "reason-of-a-followed-refusal": {
      operationId: "findAppeal",
      description: "Shows the reason of a refusal to whoever follows the appeal.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], ({ appeal }) => {
        for (const step of getEntries(isObject(appeal) ? appeal["history"] : []))
          if (step["status"] === "REFUSED") step["note"] = "The applicant has not paid the fine of 2025.";
      }),
      observe: async ({ call, store }) => {
        const refused = store.state.appeals.find(({ steps }) => steps.at(-1)?.status === "REFUSED");
        const owner = store.state.accounts.find(({ id }) => refused?.owner === `person:${id}`);
        const body = { appealNumber: refused?.number, email: owner?.email };
        return (await call("findAppeal", { body })).text;
      },
    },
    "first-name-of-a-holder": {
      operationId: "checkCertificate",
      description: "Names the person who holds a certificate by their first name and one initial.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], ({ certificate }, _request, { store }) => {
        if (!isObject(certificate)) return;
        const person = store.state.accounts.find(
          ({ name, surname }) => certificate["holder"] === `${name.charAt(0)}. ${surname.charAt(0)}.`,
        );
        if (person !== undefined) certificate["holder"] = `${person.name} ${person.surname.charAt(0)}.`;
      }),
      observe: async ({ call, store }) => {
        const found = store.state.documents.find(
          ({ certificate, owner }) => certificate !== undefined && owner.startsWith("person:"),
        );
        return (await call("checkCertificate", { query: { number: found?.certificate?.number ?? "" } })).text;
      },
    },
  }),
  ...defineFaults("values", {
    "status-since-this-second": {
      operationId: "readServiceStatus",
      description: "Returns the second of the request as the time at which the status began.",
      breaks: "contract",
      createHandler: changeObject(["readServiceStatus"], (body, _request, { store }) => {
        body["since"] = `${new Date(store.now()).toISOString().slice(0, 19)}Z`;
      }),
      observe: observeResponse("readServiceStatus"),
    },
  }),
];
