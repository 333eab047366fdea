import type { components } from "../../src/generated/contract.d.ts";
import { createComparator } from "../../src/i18n/format.ts";
import { recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import { toIsoDateTime } from "../store/calendar.ts";
import { readDocumentBytes, findDocument, findDocuments, type DocumentRecord } from "../store/documents.ts";
import { detectFileType } from "../store/fileTypes.ts";
import type { Language } from "../store/localizedText.ts";
import { messages } from "../store/messages.ts";
import { getOwner } from "../store/owners.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

type Schemas = components["schemas"];

/** The largest file that is taken, in bytes. */
export const maxFileBytes = 20 * 1024 * 1024;

/** How many files one person may send in a quarter of an hour. */
const maxUploadsPerWindow = 60;

/** What may be shown where it is opened. Everything else is only saved, whatever it calls itself. */
const inlineMimeTypes = new Set(["application/pdf", "image/jpeg", "image/png", "video/mp4"]);

/** A document as lists show it. */
export const toDocument = ({
  owner: _owner,
  content: _content,
  attached: _attached,
  createdAt,
  ...document
}: DocumentRecord): Schemas["Document"] => ({ ...document, createdAt: toIsoDateTime(createdAt) });

type DocumentComparator = (a: DocumentRecord, b: DocumentRecord) => number;

function getDocumentComparator(sort: Schemas["DocumentSort"], lang: Language): DocumentComparator {
  const compare = createComparator(lang);
  const byName: DocumentComparator = (a, b) => compare(a.name, b.name) || a.id - b.id;
  const byDate: DocumentComparator = (a, b) => a.createdAt - b.createdAt || a.id - b.id;
  const [field, direction] = sort.split(".");
  const order = field === "name" ? byName : byDate;
  return direction === "asc" ? order : (a, b) => order(b, a);
}

/** The files a person sent or was given. */
export const documentHandlers = {
  listDocuments: ({ store, lang, principal, query }) => {
    const wanted = findDocuments(store, getOwner(principal)).toSorted(
      getDocumentComparator(query.sort ?? "createdAt.desc", lang),
    );
    return ok(paginate(wanted.map(toDocument), query));
  },

  uploadDocument: async ({ store, principal, body: { file, name } }) => {
    const tried = `upload ${principal.account.id}`;
    const wait = getRetryAfterSeconds(store, tried, maxUploadsPerWindow);
    if (wait > 0) return { status: 429, retryAfterSeconds: wait };
    if (file.size > maxFileBytes) return { status: 413 };
    if (file.size === 0) return { status: 422, fields: { file: messages.fileEmpty } };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = detectFileType(bytes);
    if (kind === undefined) return { status: 422 };
    const fileName =
      file instanceof File && file.name.trim() !== "" ? file.name.slice(-255) : `fayl.${kind.extensions[0]}`;
    // What it is, is told by its content; a name or a type that says otherwise is a mistake or worse.
    if (
      !kind.extensions.includes(/\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "") ||
      (file.type !== "" && file.type !== kind.mimeType)
    )
      return { status: 422, fields: { file: messages.fileNotAsCalled } };
    recordAttempt(store, tried);
    const id = store.nextId();
    await store.fileStorage.write(id, bytes);
    const document: DocumentRecord = {
      id,
      owner: getOwner(principal),
      name: name ?? fileName,
      fileName,
      mimeType: kind.mimeType,
      size: bytes.length,
      createdAt: store.now(),
      content: { is: "sent" },
    };
    store.state.documents.push(document);
    return ok(toDocument(document));
  },

  downloadDocument: async ({ store, principal, pathParams: { id } }) => {
    const document = findDocument(store, getOwner(principal), id);
    const bytes = document && (await readDocumentBytes(store, document));
    if (document === undefined || bytes === undefined) return { status: 404 };
    const { mimeType, fileName } = document;
    return ok({ bytes, mimeType: inlineMimeTypes.has(mimeType) ? mimeType : "application/octet-stream", fileName });
  },
} satisfies Behaviour;
