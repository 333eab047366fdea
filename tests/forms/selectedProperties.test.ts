import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readFormNames } from "../../codegen/messageFiles.ts";
import { repositoryRoot } from "../../cli/repositoryRoot.ts";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import { flattenSchema } from "../../openapi/kit/contract/operations.ts";
import type { OpenApiDocument } from "../../openapi/kit/contract/document.ts";

const document = contract as unknown as OpenApiDocument;

/** The properties of the contract that no field of a form asks for: code adds them, or nothing in the portal uses them. */
const withoutField: Readonly<Record<string, readonly string[]>> = {
  AppealMessageDraft: ["documentIds"],
  CompetitionFeedbackDraft: ["type", "documentIds"],
  ComplaintDraft: ["kind", "serviceId", "documentIds"],
  ConsumerFeedbackDraft: ["type", "documentIds"],
  Registration: ["possessorIds"],
  SuggestionDraft: ["kind", "documentIds"],
  UserUpdate: ["possessorIds", "note"],
};

it.for(await readFormNames())(
  "the form %s has each property of the contract, where its schema.json lists them",
  async (name) => {
    const text = await readFile(join(repositoryRoot, "forms", name, "schema.json"), "utf8");
    const { properties = {} } = JSON.parse(text) as { properties?: object };
    const schemaNames = new Set([...text.matchAll(/\/(\w+)\.yaml#\/properties\//g)].map(([, schema = ""]) => schema));
    for (const schemaName of schemaNames) {
      const schema = flattenSchema(document, document.components.schemas[schemaName] ?? {});
      expect(
        Object.keys(schema.properties ?? {}).filter((property) => !Object.hasOwn(properties, property)),
        `add a new property of ${schemaName} to forms/${name}/schema.json, or to this list`,
      ).toEqual(withoutField[schemaName] ?? []);
    }
  },
);
