import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createContentSecurityPolicy, nonPagePolicy, securityHeaders } from "../../deploy/headers.ts";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { renderAsyncApi } from "../../openapi/kit/export/renderAsyncApi.ts";
import { renderHttp } from "../../openapi/kit/export/renderHttp.ts";
import { renderContractPage } from "../../openapi/kit/page/renderContractPage.ts";

const pageFolder = join(import.meta.dirname, "../../openapi/kit/page");

const readAsset = (name: string): Promise<string> => readFile(join(pageFolder, name), "utf8");

/** The files of the contract page, with their content types. */
const files: Readonly<Record<string, [type: string, read: (origin: URL) => Promise<string>]>> = {
  "/contract": ["text/html", async ({ origin }) => renderContractPage(await readContract(), `${origin}/api`)],
  "/contract/page.mjs": ["text/javascript", () => readAsset("page.mjs")],
  "/contract/page.css": ["text/css", () => readAsset("page.css")],
  "/contract/openapi.json": ["application/json", async () => JSON.stringify(await readContract())],
  "/contract/asyncapi.json": [
    "application/json",
    async ({ host }) =>
      JSON.stringify(
        renderAsyncApi(await readContract(), {
          url: new URL(`ws://${host}/ws`),
          destination: "/user/queue/notifications",
        }),
      ),
  ],
  "/contract/portal.http": ["text/plain", async ({ origin }) => renderHttp(await readContract(), `${origin}/api`)],
};

/** Returns the contract page, one of its files, or 404. The page has the policy of all pages, with Trusted Types. */
export async function handleContractRequest(url: URL): Promise<Response> {
  const path = url.pathname.replace(/\/$/, "");
  const [type, read] = (Object.hasOwn(files, path) ? files[path] : undefined) ?? [];
  const isPage = type === "text/html";
  const body = (await read?.(url)) ?? null;
  return new Response(body, {
    status: read === undefined ? 404 : 200,
    headers: {
      ...securityHeaders,
      ...(type !== undefined && { "Content-Type": `${type}; charset=utf-8` }),
      "Content-Security-Policy": isPage ? createContentSecurityPolicy({ html: body ?? "" }) : nonPagePolicy,
      "Cache-Control": "no-store",
    },
  });
}
