import { isFileOfDraft } from "../../../../../mocks/store/drafts.ts";
import { defineFaults, type FaultRequest, type SeededFault, breach } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { problemOf } from "../../shared/errors.ts";
import { createPdf, deletesFiles, observeFilesLater, uploadPdf } from "../../shared/files.ts";
import { compareOnly } from "../../shared/idempotencyKeys.ts";
import { observeAsCitizen } from "../../shared/observers.ts";
import { createTokenOf, getPrincipal, ignoreOwners } from "../../shared/recordOwners.ts";
import {
  acceptRejected,
  answer,
  readBody,
  changeEntries,
  changeObject,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  getLang,
  getPathPart,
  withJson,
} from "../../shared/seeds.ts";
import { hourMs } from "../../shared/times.ts";
import { uploadAndRead } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Returns the file of an upload. */
const readFile = async ({ body, headers }: FaultRequest): Promise<File | undefined> => {
  const form = await new Response(Buffer.from(body), { headers: { "content-type": headers.get("content-type") ?? "" } })
    .formData()
    .catch(() => undefined);
  const file = form?.get("file");
  return file instanceof File ? file : undefined;
};

/** How many bytes more than the limit a file may have. */
const spareBytes = 12_288;

/** Returns an upload whose file is cut to the limit, when it is only a little larger. */
const cutFile = (request: FaultRequest): FaultRequest | undefined => {
  const extra = request.body.length - 20_000_000;
  if (extra <= 0 || extra > spareBytes) return undefined;
  // The end of a file is just before the last boundary.
  const end = Buffer.from(request.body).lastIndexOf("\r\n--");
  const start = Math.max(0, end - spareBytes);
  return { ...request, body: Buffer.concat([request.body.subarray(0, start), request.body.subarray(end)]) };
};

/** Returns an upload of a small PDF with this text. */
const createUpload = (text: string): { body: string; headers: Record<string, string> } => ({
  body: [
    "--bench",
    'Content-Disposition: form-data; name="file"; filename="bench.pdf"',
    "Content-Type: application/pdf",
    "",
    `%PDF-1.7 ${text}`,
    "--bench--",
    "",
  ].join("\r\n"),
  headers: { "content-type": "multipart/form-data; boundary=bench", "idempotency-key": "bench-of-the-garden-1" },
});

/** Removes the display name of an upload from the form when it comes after the file. */
const dropLateName = (request: FaultRequest): FaultRequest => {
  const [, boundary] = /boundary="?([^";]+)/i.exec(request.headers.get("content-type") ?? "") ?? [];
  if (boundary === undefined) return request;
  const isPart = (part: string, name: string): boolean =>
    part.split("\r\n\r\n", 1)[0]?.includes(`; name="${name}"`) === true;
  const parts = Buffer.from(request.body).toString("latin1").split(`--${boundary}`);
  const place = parts.findIndex((part) => isPart(part, "file"));
  if (place === -1) return request;
  const known = parts.filter((part, index) => index < place || !isPart(part, "name"));
  return { ...request, body: Buffer.from(known.join(`--${boundary}`), "latin1") };
};

/** Faults of `uploadDocument`. */
export const uploadDocumentFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "uploads-for-everybody": {
      operationId: "uploadDocument",
      description: "Lets everybody who is signed in download an uploaded file until it is attached.",
      breaks: "contract",
      createHandler: () => {
        const sendToAll = ignoreOwners(["downloadDocument"], "documents")();
        return async (request, backend) => {
          const id = request.url.pathname.split("/").at(-2);
          const found = backend.store.state.documents.find((document) => String(document.id) === id);
          const isLoose = found?.content.kind === "uploaded" && found.attached !== true;
          return isLoose ? sendToAll(request, backend) : backend.send(request);
        };
      },
      observe: async ({ call, upload }) => {
        const { at } = await upload("citizen", createPdf("kettle.pdf"));
        return (await call("downloadDocument", { as: "director", path: String(at("id")) })).status;
      },
    },
  }),
  ...defineFaults("boundaries", {
    "reserve-for-a-large-file": {
      operationId: "uploadDocument",
      description: "Accepts a file of some kilobytes more than 20 MB.",
      breaks: "contract",
      createHandler: acceptRejected("uploadDocument", cutFile),
      observe: async ({ upload }) => {
        const bytes = new Uint8Array(20_004_000);
        bytes.set(new TextEncoder().encode("%PDF-1.7 plan"));
        return (await upload("citizen", new File([bytes], "plan.pdf", { type: "application/pdf" }))).status;
      },
    },
    "file-name-of-301": {
      operationId: "uploadDocument",
      description: "Cuts the name of a file after 300 characters instead of rejecting it.",
      breaks: "contract",
      createHandler: answer(["uploadDocument"], async (request, { send }) => {
        const response = await send(request);
        if (response.status !== 422) return response;
        const text = Buffer.from(request.body).toString("latin1");
        const shorter = text.replace(
          /(name="name"\r\n\r\n)([^\r]{301,})/,
          (_, head: string, name: string) => head + name.slice(0, 300),
        );
        return shorter === text ? response : send({ ...request, body: Buffer.from(shorter, "latin1") });
      }),
      observe: async ({ upload }) =>
        (await upload("citizen", createPdf("bench.pdf"), { name: "b".repeat(301) })).status,
    },
    "limit-of-the-whole-form": {
      operationId: "uploadDocument",
      description:
        "Applies the limit of 20 MB to the whole form and not to the file, so that a file of just this size is refused.",
      breaks: "contract",
      createHandler: answer(["uploadDocument"], (request, { send, store }) => {
        const account = getPrincipal(request, store)?.account;
        const isAllowed = account !== undefined && account.authority !== "USER";
        return isAllowed && request.body.length > 20_000_000 ? Promise.resolve(problemOf(request, 413)) : send(request);
      }),
      observe: async ({ upload }) => {
        const bytes = new Uint8Array(20_000_000);
        bytes.set(new TextEncoder().encode("%PDF-1.7 plan"));
        return (await upload("citizen", new File([bytes], "plan.pdf", { type: "application/pdf" }))).status;
      },
    },
  }),
  ...defineFaults("persistence", {
    "key-without-content": {
      operationId: "uploadDocument",
      description: "Compares only name and size of the files that are sent with the same Idempotency-Key.",
      breaks: "contract",
      createHandler: compareOnly("uploadDocument", async (request) => {
        const file = await readFile(request);
        return [file?.name, file?.size];
      }),
      observe: async ({ call }) => {
        await call("uploadDocument", { as: "citizen", ...createUpload("oak") });
        return (await call("uploadDocument", { as: "citizen", ...createUpload("elm") })).status;
      },
    },
  }),
  ...defineFaults("values", {
    "size-in-kilobytes": {
      operationId: "uploadDocument",
      description: "Returns the size of a file in kilobytes.",
      breaks: "contract",
      createHandler: changeObject(["uploadDocument"], (body) => {
        if (typeof body["size"] === "number") body["size"] = Math.ceil(body["size"] / 1024);
      }),
      observe: async ({ upload }) => (await upload("citizen", createPdf("kettle.pdf"))).at("size"),
    },
  }),
  ...defineFaults("statuses", {
    "upload-is-created": {
      operationId: "uploadDocument",
      description: "Answers an upload with 201.",
      breaks: "contract",
      createHandler: changeSuccess(["uploadDocument"], (response) => ({ ...response, status: 201 })),
      observe: async ({ upload }) => (await upload("citizen", createPdf("kettle.pdf"))).status,
    },
  }),
  ...defineFaults("robustness", {
    "executable-upload": {
      operationId: "uploadDocument",
      description: "Accepts files of any type.",
      breaks: "contract",
      createHandler: answer(["uploadDocument"], async (request, { send }) => {
        const response = await send(request);
        return response.status === 422
          ? createResponse(200, {
              id: 77_001,
              name: "setup",
              fileName: "setup.exe",
              mimeType: "application/octet-stream",
              size: 2,
              createdAt: "2027-01-05T10:00:00+04:00",
            })
          : response;
      }),
      observe: async ({ upload }) => (await upload("citizen", new File(["MZ"], "setup.exe"))).status,
    },
    "type-by-name": {
      operationId: "uploadDocument",
      description: "Determines the type of a file from its name instead of its content.",
      breaks: "contract",
      createHandler: changeRequest("uploadDocument", (request) => {
        const form = Buffer.from(request.body).toString("latin1");
        return /filename="[^"]*\.png"/i.test(form) && !form.includes("\x89PNG")
          ? { ...request, body: Buffer.from(form.replace(/\r\n\r\n/, "\r\n\r\n\x89PNG\r\n\x1a\n"), "latin1") }
          : request;
      }),
      observe: async ({ upload }) =>
        (await upload("citizen", new File(["hello"], "picture.png", { type: "image/png" }))).status,
    },
    "upload-without-file": {
      operationId: "uploadDocument",
      description: "Fails with 500 for a form without a file.",
      breaks: "contract",
      createHandler: changeResponse(["uploadDocument"], ({ status }, { body }) =>
        status >= 400 && !new TextDecoder().decode(body).includes("filename")
          ? createResponse(500, { message: "Xəta baş verdi." })
          : undefined,
      ),
      observe: async ({ call }) => (await call("uploadDocument", { as: "citizen", body: {} })).status,
    },
    "name-after-file": {
      operationId: "uploadDocument",
      description: "Ignores the display name of a file when it comes after the file in the form.",
      breaks: "contract",
      createHandler: changeRequest("uploadDocument", dropLateName),
      observe: async ({ upload }) =>
        (
          await upload("citizen", new File(["%PDF-1.7 bridge"], "a.pdf", { type: "application/pdf" }), {
            name: "Körpü",
          })
        ).at("name"),
    },
  }),
  ...defineFaults("roles", {
    "upload-without-administrators": {
      operationId: "uploadDocument",
      description: "Answers 403 to administrators.",
      breaks: "specification",
      createHandler: changeRequest("uploadDocument", (request, { store }) => {
        const headers = new Headers(request.headers);
        const token =
          getPrincipal(request, store)?.account.authority === "ADMIN"
            ? createTokenOf(store, ({ authority }) => authority === "USER")
            : undefined;
        if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
        return { ...request, headers };
      }),
      observe: async ({ upload }) => (await upload("admin", createPdf("protocol.pdf"))).status,
    },
  }),
  ...defineFaults("drafts-and-files", {
    "no-pdf": breach(
      "uploadDocument",
      "Accepts only pictures and videos.",
      answer(["uploadDocument"], (request, { send }) =>
        new TextDecoder("latin1").decode(request.body).includes("%PDF-")
          ? Promise.resolve(createResponse(422, { message: "Fayl qəbul edilmir." }))
          : send(request),
      ),
      async (caller) => (await caller.upload("citizen", createPdf("plan.pdf"))).status,
    ),
    "image-jpg": breach(
      "uploadDocument",
      "Returns image/jpg as the type of a JPEG image.",
      changeEntries(["uploadDocument", "listDocuments"], (document) => {
        if (document["mimeType"] === "image/jpeg") document["mimeType"] = "image/jpg";
      }),
      observeAsCitizen("listDocuments", { query: { perPage: 100 } }),
    ),
    "empty-file": breach(
      "uploadDocument",
      "Stores an empty file.",
      answer(["uploadDocument"], async (request, { send }) => {
        const response = await send(request);
        const text = new TextDecoder("latin1").decode(request.body);
        if (response.status !== 422 || !/\r\n\r\n\r\n--/.test(text)) return response;
        const [, extension = "png"] = /filename="[^"]*\.(\w+)"/.exec(text) ?? [];
        const signature = extension === "pdf" ? "%PDF-1.7" : "\x89PNG\r\n\x1a\n";
        const body = Uint8Array.from(
          Buffer.from(text.replace("\r\n\r\n\r\n--", `\r\n\r\n${signature}\r\n--`), "latin1"),
        );
        const stored = await send({ ...request, body });
        return stored.status === 200 ? withJson(stored, { ...readBody(stored), size: 0 }) : response;
      }),
      async (caller) => (await caller.upload("citizen", new File([], "empty.pdf", { type: "application/pdf" }))).status,
    ),
    "file-name-ascii": {
      operationId: "uploadDocument",
      description: "Replaces letters other than a to z in the name of a file.",
      breaks: "contract",
      createHandler: changeObject(["uploadDocument", "listDocuments"], (body) => {
        if (typeof body["fileName"] === "string") body["fileName"] = body["fileName"].replaceAll(/[^\w.-]/g, "_");
      }),
      observe: (caller) => uploadAndRead(caller, "çəkiliş.png"),
    },
    "unused-file-for-half-a-day": {
      operationId: "uploadDocument",
      description: "Deletes a file that nothing names after twelve hours.",
      breaks: "contract",
      createHandler: deletesFiles(
        ({ id, attached, createdAt }, store) =>
          attached !== true && !isFileOfDraft(store, id) && createdAt < store.now() - 12 * hourMs,
      ),
      observe: observeFilesLater(18 * hourMs),
    },
    "file-name-is-storage-path": {
      operationId: "uploadDocument",
      description: "Stores files by owner and file name, so that the next file with this name replaces the bytes.",
      breaks: "contract",
      createHandler: () => {
        const latest = new Map<string, string>();
        return async (request, { send, store }) => {
          const getKey = (id: string): string | undefined => {
            const document = store.state.documents.find((found) => String(found.id) === id);
            return document?.content.kind === "uploaded" ? `${document.owner}/${document.fileName}` : undefined;
          };
          if (request.operationId === "downloadDocument") {
            const replaced = latest.get(getKey(getPathPart(request, -2)) ?? "");
            const url = new URL(request.url);
            if (replaced !== undefined) url.pathname = url.pathname.replace(/[^/]+(?=\/file$)/, replaced);
            return send({ ...request, url });
          }
          const response = await send(request);
          const id = String(readBody(response)["id"]);
          const key = getKey(id);
          if (request.operationId === "uploadDocument" && response.status === 200 && key !== undefined)
            latest.set(key, id);
          return response;
        };
      },
      observe: async (caller) => {
        const path = await uploadPdf(caller, "citizen", "scan.pdf", "front");
        await uploadPdf(caller, "citizen", "scan.pdf", "back of the page");
        return (await caller.call("downloadDocument", { ...citizen, path })).text;
      },
    },
    "every-file-is-document": {
      operationId: "uploadDocument",
      description: "Names each file that is uploaded without a name document.",
      breaks: "contract",
      createHandler: changeObject(["uploadDocument"], (body, request, { store }) => {
        if (new TextDecoder("latin1").decode(request.body).includes('name="name"')) return;
        const record = store.state.documents.find(({ id }) => id === body["id"]);
        if (record !== undefined) record.name = "document";
        body["name"] = "document";
      }),
      observe: async ({ upload }) => (await upload("citizen", createPdf("bench.pdf"))).at("name"),
    },
    "ascii-file-name": {
      operationId: "uploadDocument",
      description: "Replaces each letter outside ASCII in the name of an uploaded file by an underscore.",
      breaks: "contract",
      createHandler: changeObject(["uploadDocument", "listDocuments"], (body) => {
        const entries = Array.isArray(body["items"]) ? body["items"].filter(isRecord) : [body];
        for (const entry of entries)
          if (typeof entry["fileName"] === "string") entry["fileName"] = entry["fileName"].replaceAll(/[^ -~]/gu, "_");
      }),
      observe: async ({ upload }) =>
        (await upload("citizen", new File(["%PDF-1.7 x"], "şəkil.pdf", { type: "application/pdf" }))).at("fileName"),
    },
  }),
  ...defineFaults("messages", {
    "upload-is-announced": {
      operationId: "uploadDocument",
      description: "Returns a message with an uploaded file, which the portal shows as a toast.",
      breaks: "contract",
      createHandler: changeObject(["uploadDocument"], (body, request) => {
        const texts: Readonly<Record<string, string>> = { az: "Fayl yükləndi.", ru: "Файл загружен." };
        body["message"] = texts[getLang(request)] ?? "The file has been uploaded.";
      }),
      observe: async ({ upload }) =>
        (await upload("citizen", new File(["%PDF-1.7 toast"], "toast.pdf", { type: "application/pdf" }))).at("message"),
    },
  }),
];
