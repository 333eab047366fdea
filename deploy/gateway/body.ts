import type { IncomingMessage } from "node:http";
import { Transform, type Readable } from "node:stream";
import { documentUploadFile as maxFileBytes } from "../../src/generated/maxLengths.ts";

/** The largest accepted bodies, in bytes. A form contains one file and some overhead. */
const maxBodyBytes = { json: 1024 * 1024, form: maxFileBytes + 64 * 1024 } as const;

/** A body that the gateway does not pass on, with the status that answers it. */
export class RefusedBody extends Error {
  readonly status: 400 | 413;

  constructor(status: RefusedBody["status"]) {
    super(`The body is refused with ${status}.`);
    this.status = status;
  }
}

/** Returns whether a request carries a form with files, which is passed on as a stream. */
const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Returns the body of a request: a buffer, a stream for a form with files, and nothing for a request without one. Throws
 * `RefusedBody` for one that is too large, and for one of GET or HEAD, which other servers may take for another request; a
 * stream fails with it.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | Readable | undefined> {
  if (!hasBody(request)) return undefined;
  if (request.method === "GET" || request.method === "HEAD") throw new RefusedBody(400);
  const limit = isMultipart(request) ? maxBodyBytes.form : maxBodyBytes.json;
  if (Number(request.headers["content-length"] ?? 0) > limit) throw new RefusedBody(413);
  const limited = request.pipe(createLimit(limit));
  // A client may break off before anybody reads the body.
  limited.on("error", () => undefined);
  request.on("error", (error) => limited.destroy(error));
  request.on("aborted", () => limited.destroy(new Error("The client has closed the connection.")));
  if (isMultipart(request)) return limited;
  const chunks: Buffer[] = [];
  for await (const chunk of limited as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function createLimit(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(new RefusedBody(413));
      else done(null, chunk);
    },
  });
}
