/** A folder whose code is changed, and the tests that must notice it. */
export type MutatedFolder = {
  /** Glob patterns of the modules that are changed; `!` excludes. */
  modules: readonly string[];
  /** Glob patterns of the tests that run: only tests in the process, which neither start others nor read the sources. */
  tests: readonly string[];
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
    modules: ["src/forms/!(use[A-Z]*|markdownStub).ts"],
    tests: ["tests/forms/!(addField|validationParity|layouts).test.{ts,tsx}"],
  },
  "mocks/behaviour": {
    modules: ["mocks/behaviour/**/*.ts"],
    tests: ["tests/mocks/!(control|portalServer|urlPreset|stomp|stompLimits).test.ts"],
  },
  codegen: {
    // The other modules write files or start processes; tests/commands.test.ts runs them as a person does.
    modules: [
      "codegen/{commandLine,formLayout,icu,languages,limits,messageFiles,messages,messageUsage,verifyMessages}.ts",
    ],
    tests: [
      "tests/codegen/{commandLine,generators}.test.ts",
      "tests/forms/layouts.test.ts",
      "tests/forms/formRules.test.ts",
      "tests/i18n/*.test.ts",
    ],
  },
};
