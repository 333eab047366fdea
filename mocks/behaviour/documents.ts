import { detectMimeType, extensionsByMimeType } from "../../src/components/documents/fileFormat.ts";
import type { Document, DocumentSort } from "../../src/generated/contract.d.ts";
import { createComparator } from "../../src/i18n/format.ts";
import { documentUploadFile as maxFileBytes } from "../../src/generated/maxLengths.ts";
import { recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import { listNumberForms } from "../store/appeals.ts";
import { toIsoDateTime } from "../store/calendar.ts";
import {
  findDocument,
  findDocuments,
  getDocumentSize,
  isOfTraderAnswer,
  readDocumentBytes,
  type DocumentRecord,
} from "../store/documents.ts";
import type { Language } from "../store/localizedText.ts";
import { matchesQuery } from "../store/searchIndex.ts";
import { messages } from "../store/messages.ts";
import type { MockStore } from "../store/mockStore.ts";
import { getOwner } from "../store/owners.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

/** The maximum number of files that an account may upload within the rate limit window. */
const maxUploadsPerWindow = 80;

/** Returns the representation of a document in responses. */
export async function toDocument(store: MockStore, record: DocumentRecord): Promise<Document> {
  const { owner: _owner, content: _content, attached: _attached, certificate, createdAt, ...document } = record;
  return {
    ...document,
    size: await getDocumentSize(store, record),
    createdAt: toIsoDateTime(createdAt),
    ...(certificate && { certificateNo: certificate.number }),
  };
}

type DocumentComparator = (a: DocumentRecord, b: DocumentRecord) => number;

function getDocumentComparator(sort: DocumentSort, lang: Language): DocumentComparator {
  const compare = createComparator(lang);
  const byName: DocumentComparator = (a, b) => compare(a.name, b.name) || a.id - b.id;
  const byDate: DocumentComparator = (a, b) => a.createdAt - b.createdAt || a.id - b.id;
  const [field, direction] = sort.split(".");
  const order = field === "name" ? byName : byDate;
  return direction === "asc" ? order : (a, b) => order(b, a);
}

/** Handlers of documents: files that a user uploaded or received. */
export const documentHandlers = {
  listDocuments: async ({ store, lang, principal, query }) => {
    const { word } = query;
    const documents = findDocuments(store, getOwner(principal))
      .filter((document) => !isOfTraderAnswer(store, document))
      .filter(
        ({ name, fileName, appealNumber = "" }) =>
          word === undefined || matchesQuery(word, name, fileName, ...listNumberForms(appealNumber)),
      )
      .toSorted(getDocumentComparator(query.sort ?? "createdAt.desc", lang));
    const { items, ...paging } = paginate(documents, query);
    return ok({ ...paging, items: await Promise.all(items.map((record) => toDocument(store, record))) });
  },

  uploadDocument: async ({ store, principal, body: { file, name } }) => {
    const rateLimitKey = `upload ${principal.account.id}`;
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey, maxUploadsPerWindow);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    if (file.size > maxFileBytes) return { status: 413 };
    if (file.size === 0) return { status: 422, fields: { file: messages.fileEmpty } };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const mimeType = detectMimeType(bytes);
    const extensions = mimeType === undefined ? undefined : extensionsByMimeType[mimeType];
    if (mimeType === undefined || extensions === undefined) return { status: 422 };
    const fileName = file instanceof File && file.name.trim() !== "" ? file.name.slice(-255) : `fayl.${extensions[0]}`;
    // The content determines the type of a file. A different extension or declared type is an error.
    const hasExtension = extensions.some((extension) => fileName.toLowerCase().endsWith(`.${extension}`));
    if (!hasExtension || file.type !== mimeType) return { status: 422, fields: { file: messages.fileNotAsCalled } };
    recordAttempt(store, rateLimitKey);
    const id = store.nextId();
    await store.fileStorage.write(id, bytes);
    const document: DocumentRecord = {
      id,
      owner: getOwner(principal),
      name: name ?? fileName,
      fileName,
      mimeType,
      createdAt: store.now(),
      content: { kind: "uploaded", size: bytes.length },
    };
    store.state.documents.push(document);
    return ok(await toDocument(store, document));
  },

  downloadDocument: async ({ store, principal, pathParams: { id } }) => {
    const document = findDocument(store, getOwner(principal), id);
    const bytes = document && (await readDocumentBytes(store, document));
    if (document === undefined || bytes === undefined) return { status: 404 };
    const { mimeType, fileName } = document;
    // A browser may render the other types, such as SVG, as a page.
    const isInert = Object.hasOwn(extensionsByMimeType, mimeType);
    return ok({ bytes, mimeType: isInert ? mimeType : "application/octet-stream", fileName });
  },
} satisfies Behaviour;
