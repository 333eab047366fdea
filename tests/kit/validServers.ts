import { crc32 } from "node:zlib";
import type { FaultRequest, FaultResponse, RequestHandler } from "../../openapi/kit/mutants/fault.ts";
import {
  answer,
  createResponse,
  getLang,
  getPathPart,
  parseJson,
  isObject,
  withHeaderOf,
} from "../../openapi/kit/mutants/seeds.ts";

/** A server that does in an unusual way what the contract leaves open. `verify` must find nothing in the operation. */
export type ValidServer = { name: string; operationId: string; createHandler: () => RequestHandler };

const refusals: Readonly<Record<string, string>> = {
  az: "Fayl qəbul edilmədi.",
  ru: "Файл не принят.",
  en: "The file has not been accepted.",
};

/** Returns the refusal of a file in the language of the request. */
function refuseFile(request: FaultRequest, field: string): FaultResponse {
  const lang = getLang(request);
  const message = refusals[lang];
  const response = createResponse(422, { message, code: "NOT_ACCEPTED", fields: [{ field, message }] });
  return withHeaderOf(response, "content-language", lang);
}

/** Returns whether a PNG consists of chunks with the right checksums, and ends with the one that ends the picture. */
function isUndamagedPng(bytes: Buffer): boolean {
  const chunkFrame = 12;
  for (let start = 8; start + chunkFrame <= bytes.length;) {
    const end = start + bytes.readUInt32BE(start) + chunkFrame;
    if (end > bytes.length || crc32(bytes.subarray(start + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    if (bytes.toString("latin1", start + 4, start + 8) === "IEND") return end === bytes.length;
    start = end;
  }
  return false;
}

export const validServers: readonly ValidServer[] = [
  {
    name: "refuses a damaged PNG, and one with something after its end",
    operationId: "uploadDocument",
    createHandler: answer(["uploadDocument"], async (request, { send }) => {
      const response = await send(request);
      if (response.status !== 200) return response;
      const form = await new Response(Buffer.from(request.body), { headers: request.headers }).formData();
      const file = form.get("file");
      const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
      return bytes.includes("PNG") && !isUndamagedPng(bytes) ? refuseFile(request, "file") : response;
    }),
  },
  {
    name: "refuses a file that does not contain the report",
    operationId: "submitReport",
    createHandler: answer(["submitReport"], async (request, { send }) => {
      const response = await send(request);
      return response.status === 200 ? refuseFile(request, "documentId") : response;
    }),
  },
  {
    name: "takes each file for one report",
    operationId: "submitReport",
    createHandler: () => {
      const reportByFile = new Map<unknown, string>();
      return async (request, { send }) => {
        const response = await send(request);
        const body = parseJson(request.body);
        if (request.operationId !== "submitReport" || response.status !== 200 || !isObject(body)) return response;
        const report = getPathPart(request, -1);
        const known = reportByFile.get(body["documentId"]) ?? report;
        reportByFile.set(body["documentId"], known);
        return known === report ? response : refuseFile(request, "documentId");
      };
    },
  },
];
