import type { Caller } from "../caller.ts";
import { defineFaults, type FaultDefinition } from "../fault.ts";
import { getPrincipal } from "../recordOwners.ts";
import { changeObject, changeRequest, changeRequestBody, changeSuccess, isObject, type JsonObject } from "../seeds.ts";

const readDraft = async ({ call }: Caller, data: unknown): Promise<unknown> => {
  await call("keepDraft", { as: "citizen", path: "garden", body: { data: { first: "kept" } } });
  await call("keepDraft", { as: "citizen", path: "garden", body: { data } });
  return (await call("readDraft", { as: "citizen", path: "garden" })).at("data");
};

/** Changes the data of a draft before it is stored. */
const storesDraft = (description: string, change: (data: unknown) => unknown, data: unknown): FaultDefinition => ({
  operationId: "keepDraft",
  description,
  breaks: "contract",
  createHandler: changeRequestBody("keepDraft", (body) => {
    body["data"] = change(body["data"]);
  }),
  observe: (caller) => readDraft(caller, data),
});

const pngHeader = Buffer.from("89504e470d0a1a0a0000000d49484452000000ff80fe", "hex");

const uploadAndRead = async ({ upload, call }: Caller, name = "scan.png"): Promise<unknown> => {
  const bytes = Buffer.concat([pngHeader, Buffer.alloc(70_000, 7)]);
  const stored = await upload("citizen", new File([bytes], name, { type: "image/png" }));
  const read = await call("downloadDocument", { as: "citizen", path: Number(stored.at("id")) });
  return [
    stored.at("fileName"),
    stored.at("size"),
    read.bytes.length,
    Buffer.from(read.bytes.slice(0, 24)).toString("hex"),
  ];
};

export const draftFaults = defineFaults("drafts-and-files", {
  "draft-not-deleted": storesDraft(
    "Keeps a draft that is deleted with null.",
    (data) => data ?? { first: "kept" },
    null,
  ),
  "draft-merged": {
    operationId: "keepDraft",
    description: "Merges a saved draft into the earlier one instead of replacing it.",
    breaks: "contract",
    createHandler: changeRequest("keepDraft", (request, { store }) => {
      const accountId = getPrincipal(request, store)?.account.id;
      const earlier = store.state.drafts.find((draft) => draft.accountId === accountId)?.data;
      const body = JSON.parse(new TextDecoder().decode(request.body) || "null") as JsonObject | null;
      if (earlier === undefined || !isObject(body?.["data"])) return request;
      return { ...request, body: Buffer.from(JSON.stringify({ data: { ...earlier, ...body["data"] } })) };
    }),
    observe: (caller) => readDraft(caller, { second: "new" }),
  },
  "draft-numbers-as-text": storesDraft(
    "Stores the numbers of a draft as texts.",
    (data) =>
      JSON.parse(
        JSON.stringify(data, (_name, value: unknown) => (typeof value === "number" ? String(value) : value)),
      ) as unknown,
    { weight: 12.5 },
  ),
  "draft-without-null": storesDraft(
    "Drops null and empty lists from a draft.",
    (data) =>
      isObject(data)
        ? Object.fromEntries(
            Object.entries(data).filter(([, value]) => value !== null && JSON.stringify(value) !== "[]"),
          )
        : data,
    { a: null, b: [], c: 1 },
  ),
  "draft-flattened": storesDraft(
    "Keeps only the first level of a draft.",
    (data) =>
      isObject(data)
        ? Object.fromEntries(
            Object.entries(data).map(([name, value]) => [name, isObject(value) ? "[object Object]" : value]),
          )
        : data,
    { plot: { trees: 3 } },
  ),
  "draft-large-numbers": storesDraft(
    "Rounds numbers of a draft to two decimals.",
    (data) =>
      JSON.parse(
        JSON.stringify(data, (_name, value: unknown) =>
          typeof value === "number" ? Math.round(value * 100) / 100 : value,
        ),
      ) as unknown,
    { weight: 0.125 },
  ),
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
  "file-name-ascii": {
    operationId: "uploadDocument",
    description: "Replaces letters other than a to z in the name of a file.",
    breaks: "contract",
    createHandler: changeObject(["uploadDocument", "listDocuments"], (body) => {
      if (typeof body["fileName"] === "string") body["fileName"] = body["fileName"].replaceAll(/[^\w.-]/g, "_");
    }),
    observe: (caller) => uploadAndRead(caller, "çəkiliş.png"),
  },
});
