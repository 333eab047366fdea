import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { serveStatic } from "../../deploy/serveStatic.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-static-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "index.html"), "<!doctype html><title>x</title>");
writeFileSync(join(folder, "assets/a-1.js"), "export {};");
const server = createServer(serveStatic(folder));
const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
afterAll(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

it.each(["bytes=999-", "bytes=5-1", "bytes=0-1", "bytes=x"])(
  "a hashed file with the range %s is sent whole, so that no cache keeps an error for a year",
  async (range) => {
    const response = await fetch(`${origin}/assets/a-1.js`, { headers: { range } });
    expect([response.status, response.headers.get("cache-control"), await response.text()]).toEqual([
      200,
      "public, max-age=31536000, immutable",
      "export {};",
    ]);
  },
);
