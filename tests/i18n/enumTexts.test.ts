import { beforeAll, expect, it } from "vitest";
import { readMessages, type MessagesByLanguage } from "../../codegen/messageFiles.ts";
import { readContract, type OpenApiDocument } from "../../openapi/kit/contract/document.ts";
import { languageCodes } from "../../src/generated/languages.ts";

let contract: OpenApiDocument;
let messages: MessagesByLanguage;
beforeAll(async () => {
  [contract, messages] = await Promise.all([readContract(), readMessages()]);
});

// A page shows the value itself when a newer server sends one without a text.
it.each([
  ["AppealKind", "appeal.kind"],
  ["AppealMessageAuthor", "messages.author"],
  ["ApplicationStatus", "status"],
  ["CertificateStatus", "certificate.status"],
  ["NotificationEvent", "notificationSettings.event"],
  ["ServiceState", "serviceState"],
  ["StandardStatus", "standard.status"],
])("each value of %s in the contract has a text in every language", (schema, prefix) => {
  const ids = (contract.components.schemas[schema]?.enum ?? []).map((value) => `${prefix}.${String(value)}`);
  expect(ids.length).toBeGreaterThan(0);
  for (const language of languageCodes)
    expect(
      ids.filter((id) => !(id in messages[language])),
      `missing in locales/${language}.json`,
    ).toEqual([]);
});
