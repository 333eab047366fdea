import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFormValidator } from "../../src/forms/createFormValidator.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FormDefinition } from "../../src/forms/formDefinition.ts";
import { findIssues } from "../../src/forms/validationIssues.ts";
import { languageCodes } from "../../src/generated/languages.ts";

const root = join(import.meta.dirname, "../..");
let scratchCopy: string;

/** Copies the sources and outputs of code generation, and links the packages of this repository. */
beforeAll(async () => {
  scratchCopy = await mkdtemp(join(tmpdir(), "portal-form-"));
  const entries = (await readdir(root)).filter((name) => !/^(node_modules|dist.*|tests|\..*)$/.test(name));
  await Promise.all([
    ...entries.map((name) => cp(join(root, name), join(scratchCopy, name), { recursive: true })),
    symlink(join(root, "node_modules"), join(scratchCopy, "node_modules")),
  ]);
}, 60_000);
afterAll(() => rm(scratchCopy, { recursive: true, force: true }));

/** Runs `npm run generate` in the copy. Resolves to its error lines. */
function runGenerate(): Promise<string[]> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["cli.mjs", "generate"],
      { cwd: scratchCopy, env: { ...process.env, NO_COLOR: "1" } },
      (_error, _stdout, stderr) =>
        resolve(
          stderr
            .split("\n")
            .filter((line) => line.startsWith("✗"))
            .map((line) => line.slice(2)),
        ),
    );
  });
}

async function editFile(path: string, change: (text: string) => string): Promise<void> {
  const file = join(scratchCopy, path);
  await writeFile(file, change(await readFile(file, "utf8")));
}

it(
  "requires only the contract, the layout and one message in each language for a new field, and names each missing one",
  { timeout: 120_000 },
  async () => {
    await editFile("openapi/schemas/ContactUpdate.yaml", (text) =>
      text.replace("properties:\n", "properties:\n  faxNumber:\n    $ref: PhoneNumber.yaml\n"),
    );
    expect(await runGenerate()).toEqual([
      'forms/contacts/layout.json: the field "faxNumber" of schema.json is missing. Add it under "fields".',
    ]);

    await editFile("forms/contacts/layout.json", (text) =>
      text.replace('"fields": {', '"fields": { "faxNumber": { "widget": "tel", "error": "invalid.phoneNumber" },'),
    );
    expect(await runGenerate()).toEqual(
      languageCodes.map(
        (language) =>
          `locales/${language}.json: "form.contacts.faxNumber.label" is missing. The field "faxNumber" of forms/contacts/layout.json needs it.`,
      ),
    );

    for (const language of languageCodes)
      await editFile(`locales/${language}.json`, (text) =>
        text.replace("{", `{ "form.contacts.faxNumber.label": "Fax (${language})",`),
      );
    expect(await runGenerate()).toEqual([]);

    const { form } = (await import(join(scratchCopy, "src/generated/forms/contacts.js"))) as {
      form: FormDefinition<unknown>;
    };
    const validate = (values: object): string[] =>
      findIssues(form, createFormValidator(form), values).map(({ field, keyword }) => `${field} ${keyword}`);
    const contacts = { email: "aysel@poct.example", phoneNumber: "+994125550142" };
    expect(Object.keys(form.layout.fields)[0]).toBe("faxNumber");
    expect(validate(contacts)).toEqual([]);
    expect(validate({ ...contacts, faxNumber: "12-34" })).toEqual(["faxNumber pattern"]);
    expect(await readFile(join(scratchCopy, "mocks/generated/contract.json"), "utf8")).toContain("faxNumber");
    expect(await readFile(join(scratchCopy, "src/generated/messages/rest/ru.json"), "utf8")).toContain("Fax (ru)");
  },
);

it(
  "requires the contract and one message in each language for a new value of a select, and names each missing one",
  { timeout: 120_000 },
  async () => {
    const schema = "openapi/schemas/CompetitionCategory.yaml";
    await editFile(schema, (text) => text.replace("enum: [", "enum: [PRICE_FIXING, "));
    expect(await runGenerate()).toEqual(
      languageCodes.map(
        (language) =>
          `locales/${language}.json: "form.competitionFeedback.category.option.PRICE_FIXING" is missing. The value PRICE_FIXING of the field "category" of forms/competitionFeedback/schema.json needs it.`,
      ),
    );

    for (const language of languageCodes)
      await editFile(`locales/${language}.json`, (text) =>
        text.replace("{", `{ "form.competitionFeedback.category.option.PRICE_FIXING": "Prices (${language})",`),
      );
    expect(await runGenerate()).toEqual([]);
  },
);
