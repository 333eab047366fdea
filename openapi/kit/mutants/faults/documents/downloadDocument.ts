import type { DocumentRecord } from "../../../../../mocks/store/documents.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import {
  type BrokenRule,
  defineFaults,
  type FaultDefinition,
  type FaultRequest,
  type FaultResponse,
  type SeededFault,
} from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { answersError, errorsInEnglish, problemOf, withStatus } from "../../shared/errors.ts";
import { createPdf } from "../../shared/files.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { observeResponse } from "../../shared/observers.ts";
import { recordOfOthers } from "../../shared/otherPersons.ts";
import {
  answer,
  changeErrors,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getPathPart,
  parseJson,
} from "../../shared/seeds.ts";
import { encode } from "../../shared/texts.ts";
import { setHeader } from "../../shared/transport.ts";
import { uploadAndRead } from "./shared.ts";

const findRequestedDocument = (request: FaultRequest, store: MockStore): DocumentRecord | undefined =>
  store.state.documents.find(({ id }) => String(id) === getPathPart(request, -2));

const downloads = (
  description: string,
  change: (response: FaultResponse) => FaultResponse | void,
  breaks: BrokenRule = "contract",
): FaultDefinition => ({
  operationId: "downloadDocument",
  description,
  breaks,
  createHandler: changeSuccess(["downloadDocument"], change),
  observe: async ({ call, store }) => {
    const path = store.state.documents.find(({ owner }) => owner === "person:1001")?.id ?? 0;
    const { status, headers, bytes } = await call("downloadDocument", { as: "citizen", path });
    return [status, [...headers].filter(([name]) => name !== "date"), bytes.length];
  },
});

/** Faults of `downloadDocument`. */
export const downloadDocumentFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "download-document": recordOfOthers("downloadDocument", "documents", "Returns the file of another user."),
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
  }),
  ...defineFaults("boundaries", {
    "id-beyond-32-bits": {
      operationId: "downloadDocument",
      description: "Fails with 500 for a number as id that does not fit in 32 bits.",
      breaks: "contract",
      createHandler: changeErrors(["downloadDocument"], (response, request) => {
        const id = getPathPart(request, -2);
        return response.status === 404 && /^\d+$/.test(id) && Number(id) >= 2 ** 31
          ? problemOf(request, 500)
          : undefined;
      }),
      observe: observeResponse("downloadDocument", { ...citizen, path: "2147483648" }),
    },
  }),
  ...defineFaults("statuses", {
    "unknown-document-403": answersError(
      "downloadDocument",
      "Returns 403 for an unknown document, and so tells which ids exist.",
      404,
      withStatus(403),
      { ...citizen, path: 88_123 },
    ),
  }),
  ...defineFaults("languages", {
    "file-error-in-english": {
      operationId: "downloadDocument",
      description: "Explains errors in English, whatever the language of the request.",
      breaks: "contract",
      createHandler: errorsInEnglish("downloadDocument"),
      observe: observeResponse("downloadDocument", { ...citizen, path: 88_001 }),
    },
  }),
  ...defineFaults("transport", {
    "video-as-any-file": {
      operationId: "downloadDocument",
      description: "Sends a video as application/octet-stream, so that no browser shows it.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], (response) =>
        response.headers.get("content-type") === "video/mp4"
          ? withHeaderOf(response, "content-type", "application/octet-stream")
          : undefined,
      ),
      observe: async ({ call }) =>
        (await call("downloadDocument", { as: "citizen", path: 8091 })).headers.get("content-type"),
    },
    "no-file-name": downloads("Sends no Content-Disposition with a file.", setHeader("content-disposition", undefined)),
    "file-type-octets": downloads(
      "Sends every file as application/octet-stream.",
      setHeader("content-type", "application/octet-stream"),
    ),
    "file-as-base64": downloads("Sends files in Base64.", (response) => {
      response.body = encode(Buffer.from(response.body).toString("base64"));
    }),
    "file-inline": downloads(
      "Lets browsers open files in the origin of the portal.",
      (response) => {
        response.headers.delete("content-security-policy");
        response.headers.set("content-disposition", "inline");
      },
      "quality",
    ),
    "file-name-in-ascii": {
      operationId: "downloadDocument",
      description: "Replaces each letter outside ASCII in the name of a downloaded file by an underscore.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], (response) => {
        const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "") ?? [];
        if (encoded === undefined) return;
        const name = decodeURIComponent(encoded).replaceAll(/[^\x20-\x7E]/g, "_");
        return withHeaderOf(response, "content-disposition", `attachment; filename="${name}"`);
      }),
      observe: async ({ call, upload }) => {
        const path = String((await upload("citizen", createPdf("çörək.pdf"))).at("id"));
        return (await call("downloadDocument", { ...citizen, path })).headers.get("content-disposition");
      },
    },
  }),
  ...defineFaults("errors", {
    "no-problem-for-a-client-of-files": {
      operationId: "downloadDocument",
      description:
        "Answers 404 without a body and a type when `Accept` names only types of files, since the problem cannot be written as one of them.",
      breaks: "contract",
      createHandler: changeErrors(["downloadDocument"], (response, { headers }) => {
        const accept = headers.get("accept") ?? "*/*";
        if (response.status !== 404 || /\*\/\*|json/.test(accept)) return undefined;
        const left = new Headers(response.headers);
        left.delete("content-type");
        return { status: 404, headers: left, body: new Uint8Array() };
      }),
      observe: observeResponse("downloadDocument", {
        ...citizen,
        path: 88_123,
        headers: { accept: "application/pdf, image/png" },
      }),
    },
  }),
  ...defineFaults("drafts-and-files", {
    "file-as-text": {
      operationId: "downloadDocument",
      description: "Treats files as UTF-8, which damages their bytes.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], (response) => {
        response.body = new TextEncoder().encode(new TextDecoder().decode(response.body));
      }),
      observe: uploadAndRead,
    },
    "file-cut": {
      operationId: "downloadDocument",
      description: "Returns only the first 64 KB of a file.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], (response) => {
        response.body = response.body.slice(0, 65_536);
      }),
      observe: uploadAndRead,
    },
    "certificate-as-document-pdf": {
      operationId: "downloadDocument",
      description: "Saves every certificate under the name document.pdf.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], (response, request, { store }) =>
        findRequestedDocument(request, store)?.certificate === undefined
          ? undefined
          : withHeaderOf(response, "content-disposition", 'attachment; filename="document.pdf"'),
      ),
      observe: async ({ call, store }) => {
        const issued = store.state.documents.findLast(({ certificate }) => certificate !== undefined);
        const { headers } = await call("downloadDocument", { as: "director", path: issued?.id ?? 0 });
        return headers.get("content-disposition");
      },
    },
    "certificate-of-the-first-appeal": {
      operationId: "downloadDocument",
      description: "Returns the person's first certificate for each of them.",
      breaks: "contract",
      createHandler: answer(["downloadDocument"], (request, { send, store }) => {
        const requested = findRequestedDocument(request, store);
        const first = store.state.documents.find(
          ({ owner, certificate }) => owner === requested?.owner && certificate !== undefined,
        );
        if (requested?.certificate === undefined || first === undefined) return send(request);
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/[^/]+(?=\/file$)/, String(first.id));
        return send({ ...request, url });
      }),
      observe: async ({ call, store }) => {
        const issued = store.state.documents.findLast(({ certificate }) => certificate !== undefined);
        return (await call("downloadDocument", { as: "director", path: issued?.id ?? 0 })).bytes.length;
      },
    },
    "line-break-at-end": {
      operationId: "downloadDocument",
      description: "Adds a line break to the end of each file.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], (response) => ({
        ...response,
        body: new Uint8Array([...response.body, 10]),
      })),
      observe: async ({ call, upload }) => {
        const { at } = await upload("citizen", createPdf("bench.pdf"));
        return (await call("downloadDocument", { as: "citizen", path: String(at("id")) })).bytes.length;
      },
    },
    "newest-file-for-all": {
      operationId: "downloadDocument",
      description: "Returns the content of another file of the user.",
      breaks: "contract",
      createHandler: answer(["downloadDocument"], async (request, { send }) => {
        const response = await send(request);
        const listUrl = new URL("/api/documents?perPage=100", request.url);
        const list = await send({ ...request, operationId: "listDocuments", url: listUrl });
        const other = getEntries(parseJson(list.body)).find(
          ({ id, mimeType }) =>
            String(id) !== request.url.pathname.split("/").at(-2) && mimeType === response.headers.get("content-type"),
        );
        if (response.status !== 200 || other === undefined) return response;
        const url = new URL(request.url);
        url.pathname = `/api/documents/${String(other["id"])}/file`;
        return { ...response, body: (await send({ ...request, url })).body };
      }),
      observe: async ({ call, upload }) => {
        const ids = [];
        for (const text of ["one", "three"])
          ids.push(
            String(
              (await upload("citizen", new File([`%PDF-1.7 ${text}`], "k.pdf", { type: "application/pdf" }))).at("id"),
            ),
          );
        return (await call("downloadDocument", { ...citizen, path: ids[0] ?? "" })).text;
      },
    },
    "file-name-without-extension": {
      operationId: "downloadDocument",
      description: "Names downloaded files without their extension.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], ({ headers }) => {
        const value = headers.get("content-disposition");
        if (value !== null) headers.set("content-disposition", value.replaceAll(/\.(pdf|png|jpe?g|mp4)/g, ""));
      }),
      observe: async ({ call, upload }) => {
        const { at } = await upload("citizen", createPdf("kiosk.pdf"));
        const { headers } = await call("downloadDocument", { ...citizen, path: String(at("id")) });
        return headers.get("content-disposition");
      },
    },
    "file-name-of-download": {
      operationId: "downloadDocument",
      description: "Names each downloaded file document.pdf in Content-Disposition.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], ({ headers }) => {
        headers.set("content-disposition", 'attachment; filename="document.pdf"');
      }),
      observe: async ({ call }) => {
        const id = String((await call("listDocuments", { as: "citizen" })).at("items.0.id"));
        return (await call("downloadDocument", { as: "citizen", path: id })).headers.get("content-disposition");
      },
    },
  }),
];
