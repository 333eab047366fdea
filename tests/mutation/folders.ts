/** A folder whose code is changed, and the tests that must notice it. */
export type MutatedFolder = {
  /** Glob patterns of the modules that are changed; `!` excludes. */
  modules: readonly string[];
  /** Glob patterns of the tests that run: only tests in the process, which neither start others nor read the sources. */
  tests: readonly string[];
  /** The lowest percentage, where it is another than that of all folders. */
  lowestScore?: number;
  /** The time that a run may take beyond one and a half times its usual time, in milliseconds; 8 seconds by default. */
  extraTimeMs?: number;
  /** Whether each test file loads its modules again, because they keep state that the next file would see. Slower. */
  isIsolated?: boolean;
};

/** The lowest percentage of changes that the tests of a folder must notice. */
export const lowestScore = 85;

/** The folders that `npm run mutation` measures, each in a run of its own. */
export const mutatedFolders: Readonly<Record<string, MutatedFolder>> = {
  "src/auth": {
    modules: ["src/auth/**/*.ts"],
    tests: ["tests/auth/!(interleavings).test.ts"],
  },
  "src/api": {
    modules: ["src/api/**/*.ts"],
    tests: ["tests/api/*.test.ts", "tests/conformance/responseVariants.test.ts"],
  },
  "src/realtime": {
    modules: ["src/realtime/**/*.ts"],
    tests: ["tests/realtime/*.test.ts"],
    isIsolated: true,
  },
  "src/forms": {
    // Components and hooks are tested in a browser.
    modules: ["src/forms/!(use[A-Z]*|markdownStub).ts", "src/forms/{attachments,drafts}/!(use[A-Z]*).ts"],
    // Those with jsdom do not find the setup file of StrykerJS.
    tests: [
      "tests/forms/!(addField|validationParity|layouts|draftSync|offlineSubmission|requestedCategory).test.{ts,tsx}",
    ],
  },
  "mocks/behaviour": {
    modules: ["mocks/behaviour/**/*.ts"],
    tests: ["tests/mocks/!(control|portalServer|urlPreset|stomp|stompLimits).test.ts"],
  },
  "openapi/kit/verify": {
    // The checks of `verify` are what is measured: they have to notice a changed rule of the mock backend. Its sample data, its
    // pages of the bank and the identity service, and what the contract leaves open, they cannot.
    modules: ["mocks/behaviour/**/*.ts", "mocks/store/!(personas|random|state).ts"],
    tests: ["tests/mutation/verifyOperations.mutation.ts"],
    lowestScore: 60,
    // A server that does not answer is given up after 30 seconds.
    extraTimeMs: 60_000,
  },
  codegen: {
    // The other modules write files or start processes; tests/commands.test.ts runs them as a person does.
    modules: [
      "cli/commandLine.ts",
      "codegen/{formLayout,icu,languages,limits,messageFiles,messages,messageUsage,verifyMessages}.ts",
    ],
    tests: [
      "tests/cli/commandLine.test.ts",
      "tests/codegen/generators.test.ts",
      "tests/forms/layouts.test.ts",
      "tests/forms/formRules.test.ts",
      "tests/i18n/*.test.ts",
    ],
  },
};
