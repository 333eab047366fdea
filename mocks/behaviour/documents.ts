import type { components } from "../../src/generated/contract.d.ts";
import { comparator } from "../../src/i18n/format.ts";
import { countTry, secondsLocked } from "../store/rateLimit.ts";
import { stampOf } from "../store/calendar.ts";
import { bytesOf, documentOf, documentsOf, type DocumentRecord } from "../store/documents.ts";
import { kindOfFile } from "../store/fileTypes.ts";
import type { Language } from "../store/localizedText.ts";
import { messages } from "../store/messages.ts";
import { ownerOf } from "../store/owners.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

type Schemas = components["schemas"];

/** The largest file that is taken, in bytes. */
export const largestFile = 20 * 1024 * 1024;

/** How many files one person may send in a quarter of an hour. */
const uploadsAllowed = 60;

/** What may be shown where it is opened. Everything else is only saved, whatever it calls itself. */
const showable = new Set(["application/pdf", "image/jpeg", "image/png", "video/mp4"]);

/** A document as lists show it. */
export const documentShown = ({ owner: _owner, content: _content, attached: _attached, createdAt, ...document }: DocumentRecord): Schemas["Document"] => ({ ...document, createdAt: stampOf(createdAt) });

type Order = (a: DocumentRecord, b: DocumentRecord) => number;

function orderOf(sort: Schemas["DocumentSort"], lang: Language): Order {
  const compare = comparator(lang);
  const byName: Order = (a, b) => compare(a.name, b.name) || a.id - b.id;
  const byDate: Order = (a, b) => a.createdAt - b.createdAt || a.id - b.id;
  const [field, direction] = sort.split(".");
  const order = field === "name" ? byName : byDate;
  return direction === "asc" ? order : (a, b) => order(b, a);
}

/** The files a person sent or was given. */
export const documents = {
  listDocuments: ({ world, lang, visitor, query }) => {
    const wanted = documentsOf(world, ownerOf(visitor)).toSorted(orderOf(query.sort ?? "createdAt.desc", lang));
    return ok(onePage(wanted.map(documentShown), query));
  },

  uploadDocument: async ({ world, visitor, body: { file, name } }) => {
    const tried = `upload ${visitor.account.id}`;
    const wait = secondsLocked(world, tried, uploadsAllowed);
    if (wait > 0) return { status: 429, retryAfter: wait };
    if (file.size > largestFile) return { status: 413 };
    if (file.size === 0) return { status: 422, fields: { file: messages.fileEmpty } };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = kindOfFile(bytes);
    if (kind === undefined) return { status: 422 };
    const fileName = file instanceof File && file.name.trim() !== "" ? file.name.slice(-255) : `fayl.${kind.endings[0]}`;
    // What it is, is told by its content; a name or a type that says otherwise is a mistake or worse.
    if (!kind.endings.includes(/\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "") || (file.type !== "" && file.type !== kind.mimeType)) return { status: 422, fields: { file: messages.fileNotAsCalled } };
    countTry(world, tried);
    const id = world.nextId();
    await world.files.keep(id, bytes);
    const document: DocumentRecord = { id, owner: ownerOf(visitor), name: name ?? fileName, fileName, mimeType: kind.mimeType, size: bytes.length, createdAt: world.now(), content: { is: "sent" } };
    world.state.documents.push(document);
    return ok(documentShown(document));
  },

  downloadDocument: async ({ world, visitor, path: { id } }) => {
    const document = documentOf(world, ownerOf(visitor), id);
    const bytes = document && (await bytesOf(world, document));
    if (document === undefined || bytes === undefined) return { status: 404 };
    const { mimeType, fileName } = document;
    return ok({ bytes, mimeType: showable.has(mimeType) ? mimeType : "application/octet-stream", fileName });
  },
} satisfies Behaviour;
