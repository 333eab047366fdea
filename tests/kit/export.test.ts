import { createRequire } from "node:module";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { renderAsyncApi } from "../../openapi/kit/export/renderAsyncApi.ts";
import { renderContractPage } from "../../openapi/kit/page/renderContractPage.ts";
import { renderHttp } from "../../openapi/kit/export/renderHttp.ts";

const contract = await readContract();
const require = createRequire(import.meta.url);
const asyncApiSchema = require("@asyncapi/specs/schemas/3.0.0.json") as object;

describe("the AsyncAPI document of the live feed", () => {
  const document = renderAsyncApi(contract, {
    url: new URL("wss://portal.example/ws"),
    destination: "/user/queue/notifications",
  });
  // The schema brings the meta-schema of draft 7 itself.
  const validator = addFormats(new Ajv({ strict: false, meta: false, validateSchema: false }));
  const validate = validator.compile(asyncApiSchema);

  it("is valid by the schema of AsyncAPI 3", () => {
    expect(validate(document), JSON.stringify(validate.errors?.slice(0, 5))).toBe(true);
    expect(validate({ ...document, channels: { notifications: { adress: "/x" } } })).toBe(false);
  });

  it("has each webhook as a message with its examples, and every schema that it references", () => {
    expect(document).toMatchObject({
      servers: { feed: { host: "portal.example", pathname: "/ws", protocol: "stomps" } },
      channels: { notifications: { address: "/user/queue/notifications" } },
    });
    const text = JSON.stringify(document);
    for (const name of Object.keys(contract.webhooks ?? {})) expect(text).toContain(`#/components/messages/${name}`);
    for (const [, pointer = ""] of text.matchAll(/"\$ref":"#\/([^"]+)"/g))
      expect(
        pointer
          .split("/")
          .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document),
        pointer,
      ).toBeDefined();
  });
});

describe("the .http collection", () => {
  const text = renderHttp(contract, "https://host.example/api/");

  it("has one named request for each operation, with the examples of the contract", () => {
    expect([...text.matchAll(/^# @name (\w+)$/gm)].map(([, id]) => id)).toEqual(
      listOperations(contract).map(({ id }) => id),
    );
    expect(text).toContain("@baseUrl = https://host.example/api\n");
    expect(text).not.toMatch(/undefined|%7B|\{\w+\}[^}]/);
    expect(text).toContain("GET {{baseUrl}}/user/details?lang={{lang}}\nAuthorization: Bearer {{token}}\n");
  });

  it("has no optional header: a server with versions would refuse an update for the tag of the example", () => {
    expect(text).toContain("PUT {{baseUrl}}/user?lang={{lang}}\nAuthorization: Bearer {{token}}\nContent-Type: ");
    expect(text).not.toMatch(/^(?:If-Match|Idempotency-Key):/m);
  });

  it("contains no token, only its variable", () => expect(text).not.toMatch(/Bearer (?!\{\{token\}\})/));
});

describe("the contract page", () => {
  const html = renderContractPage(contract, "https://portal.example/api");

  it("has each operation once, with a form", () => {
    const ids = [...html.matchAll(/<details id="(\w+)" class="operation">/g)].map(([, id = ""]) => id);
    expect(new Set(ids)).toEqual(new Set(listOperations(contract).map(({ id }) => id)));
    expect(ids).toHaveLength(listOperations(contract).length);
    expect(html.match(/ data-method="/g)).toHaveLength(ids.length);
  });

  it("has samples for the server that shows the page", () => {
    const addresses = [...html.matchAll(/curl -i -X \w+ (?:'|&#x27;)(.*?\/api)\//g)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set(["https://portal.example/api"]));
    expect(addresses).toHaveLength(listOperations(contract).length);
  });

  it("has no inline script, style or event handler", () =>
    expect(html).not.toMatch(/<script(?! type="module" src=)|<style|\sstyle="|\son\w+="/));
});
