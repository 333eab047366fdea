import type { IncomingMessage } from "node:http";
import { Transform, type Readable } from "node:stream";
import { documentUploadFile as maxFileBytes } from "../../src/generated/maxLengths.ts";

/** The largest accepted bodies, in bytes. A form contains one file and some overhead. */
const maxBodyBytes = { json: 1024 * 1024, form: maxFileBytes + 64 * 1024 } as const;

/** How long a client may send nothing of a body, in milliseconds: as long as nginx lets it. */
const maxPauseMs = { json: 10_000, form: 60_000 } as const;

/** A body that the gateway does not pass on, with the status that answers it. */
export class RefusedBody extends Error {
  readonly status: 400 | 408 | 413;

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
 * `RefusedBody` for one that is too large or of which nothing arrives, and for one of GET or HEAD, which other servers may
 * take for another request; a stream fails with it.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | Readable | undefined> {
  if (!hasBody(request)) return undefined;
  if (request.method === "GET" || request.method === "HEAD") throw new RefusedBody(400);
  const kind = isMultipart(request) ? "form" : "json";
  const limit = maxBodyBytes[kind];
  if (Number(request.headers["content-length"] ?? 0) > limit) throw new RefusedBody(413);
  const limited = request.pipe(createLimit(limit));
  limitPauses(request, limited, maxPauseMs[kind]);
  // A client may break off before anybody reads the body.
  limited.on("error", () => undefined);
  request.on("error", (error) => limited.destroy(error));
  request.on("aborted", () => limited.destroy(new Error("The client has closed the connection.")));
  if (kind === "form") return limited;
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

/** Ends a body of which nothing arrives for a time. A client that waits because the backend reads slowly makes no pause. */
function limitPauses(request: IncomingMessage, body: Transform, maxMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => clearTimeout(timer);
  const restart = (): void => {
    stop();
    timer = setTimeout(() => {
      // Else its next "drain" starts the time again.
      if (!body.writableNeedDrain) body.destroy(new RefusedBody(408));
    }, maxMs);
  };
  request.on("data", restart);
  body.on("drain", restart);
  for (const event of ["end", "close"]) request.on(event, stop);
  body.on("close", () => {
    request.off("data", restart);
    stop();
  });
  restart();
}
