import { describe, expect, it } from "vitest";
import { findFaults, type JsonObject } from "./verifyFault.ts";

/** Options of a run with few values at the bounds. */
const options = { valuesPerField: 1 };

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

describe("verify of a server that adds fields", () => {
  const statusNames: Readonly<Record<string, string>> = { az: "Yeni", ru: "Новый", en: "New" };

  it.each(["listFaq", "readService", "listRiskGroups", "readUser"])("accepts them in %s", async (operationId) => {
    let count = 0;
    const lines = await findFaults(
      operationId,
      {
        changeResponse: ({ status, headers, body }, { url }) => {
          if (status !== 200 || !isObject(body)) return;
          const add = (entry: JsonObject): void =>
            void Object.assign(entry, {
              requestId: `request-${(count += 1)}`,
              // What other entries of the contract call so is a time of what has happened there.
              createdAt: "1975-03-18T16:00:00",
              statusName: statusNames[url.searchParams.get("lang") ?? "az"],
            });
          add(body);
          for (const list of Object.values(body)) if (Array.isArray(list)) list.filter(isObject).forEach(add);
          if (headers.has("etag")) headers.set("etag", `"${count}"`);
        },
      },
      options,
    );
    // Content that differs each time is sent again, which is a note.
    expect(lines.filter((line) => !line.includes("ETag"))).toEqual([]);
  });

  it("names one that adds a field to a certificate, of which it returns nothing else", async () => {
    const lines = await findFaults(
      "checkCertificate",
      {
        changeResponse: ({ body }) => {
          if (isObject(body) && isObject(body["certificate"])) body["certificate"]["holderPin"] = "5ABCDE1";
        },
      },
      options,
    );
    expect(lines.join("\n")).toContain("nothing but the declared fields, and not certificate.holderPin");
  });
});
