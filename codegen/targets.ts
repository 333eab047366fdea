import { generateResponseShapes } from "./responseShapes.ts";
import { bundleContract, assertContractLints, generateContractTypes } from "./contract.ts";
import { generateForms } from "./forms.ts";
import { messageTiers } from "./messageTiers.ts";
import { generateLanguages } from "./languages.ts";
import { generateLimits } from "./limits.ts";
import { generateMessages } from "./messages.ts";
import { modulePattern } from "./modulePattern.ts";
import { generateQueries } from "./queries.ts";
import { generateRequestValidators } from "./requestValidators.ts";
import { settleAll } from "./generationError.ts";
import { generateSettings } from "./settings.ts";
import { generateStyleTokens } from "./styleTokens.ts";
import type { ScratchTree } from "./scratchTree.ts";

/** A group of generated files. Paths of folders end with a slash. */
export type Target = {
  /** The files and folders whose changes the target depends on. */
  sources: readonly (string | RegExp)[];
  /** The files and folders that this target writes, and no other one; an asterisk stands for one name. */
  outputs: readonly string[];
  generate: (scratch: ScratchTree) => Promise<void>;
};

/** The files of the contract, without the kit that tests servers, and its workflows. */
const contractSources = /^openapi\/(?!kit\/|workflows\/)/;

/** Every target, with what it reads and writes: a change of a source runs only the targets that read it. */
export const targets: readonly Target[] = [
  {
    sources: [contractSources],
    outputs: [
      "mocks/generated/contract.json",
      "mocks/generated/requestValidators.*",
      "mocks/generated/index.*",
      "mocks/generated/*/",
      "src/generated/contract.d.ts",
      "src/generated/operations.*",
      "src/generated/otherShapes.*",
      "src/generated/sessionShapes.*",
      "src/generated/maxItems.ts",
      "src/generated/maxLengths.ts",
      "src/generated/perPage.ts",
      "src/generated/queries/",
    ],
    generate: generateFromContract,
  },
  {
    sources: ["forms/", contractSources, "locales/"],
    outputs: ["src/generated/forms/"],
    generate: generateForms,
  },
  {
    sources: ["openapi/schemas/Language.yaml"],
    outputs: ["src/generated/languages.ts", "src/generated/messages/loaders.ts", "src/generated/messages/languages/"],
    generate: generateLanguages,
  },
  {
    // The modules decide which file a message is in.
    sources: ["locales/", "forms/", "openapi/schemas/Language.yaml", modulePattern],
    outputs: [
      ...messageTiers.map((tier) => `src/generated/messages/${tier}/`),
      "src/generated/messages/ids.ts",
      "mocks/generated/stubMessages.json",
      "mocks/generated/phrases.json",
    ],
    generate: generateMessages,
  },
  {
    sources: ["public/config.schema.json"],
    outputs: ["src/generated/settings.*", "src/generated/settingsDefaults.json"],
    generate: generateSettings,
  },
  { sources: ["src/components/styles/"], outputs: ["src/generated/styleTokens.ts"], generate: generateStyleTokens },
];

/** Returns the targets that depend on one of these files, given relative to the repository. */
export const findTargets = (changedFiles: readonly string[]): Target[] =>
  targets.filter(({ sources }) =>
    changedFiles.some((file) =>
      sources.some((source) =>
        source instanceof RegExp ? source.test(file) : source.endsWith("/") ? file.startsWith(source) : file === source,
      ),
    ),
  );

/** Returns whether a target writes a file, given relative to the repository. */
export const isOutputOf = ({ outputs }: Target, path: string): boolean =>
  outputs.some((output) => {
    const pattern = output.replaceAll(".", String.raw`\.`).replaceAll("*", "[^/]+");
    return new RegExp(`^${pattern}${output.endsWith("/") ? "" : "$"}`).test(path);
  });

/**
 * Writes the files of the targets to a scratch tree. Throws one `GenerationError` with all errors of contract, forms and
 * messages, each once.
 */
export async function generateTargets(scratch: ScratchTree, selected: readonly Target[]): Promise<void> {
  await settleAll(selected.map(({ generate }) => generate(scratch)));
}

async function generateFromContract(scratch: ScratchTree): Promise<void> {
  const lint = assertContractLints();
  // Targets fail in obscure ways for a contract with lint errors: report only those.
  const fromContract = (generate: (scratch: ScratchTree) => Promise<void>): Promise<void> =>
    generate(scratch).catch((error: unknown) => lint.then(() => Promise.reject(error as Error)));
  const bundled = fromContract(bundleContract);
  await settleAll([
    lint,
    bundled,
    ...[generateQueries, generateContractTypes, generateRequestValidators, generateResponseShapes, generateLimits].map(
      (generate) => bundled.then(() => fromContract(generate)),
    ),
  ]);
}
