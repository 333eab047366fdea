import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { daysOfFileTurns, testDay } from "./testDay.ts";

/*
 * Which test files are slow, and which of them an ordinary run contains. All others run every time.
 */

/** Tests that start processes, servers or have thousands of cases. `npm run check` skips them. */
export const slowTests = [
  "tests/broker/*.test.ts",
  "tests/codegen/addLanguage.test.ts",
  "tests/commands.test.ts",
  "tests/gateway/command.test.ts",
  "tests/contract/generatedMocks.test.ts",
  "tests/contractBase.test.ts",
  "tests/deploy/{nginx,release,reconnectLoad,rendererCommand,tagVersion}.test.ts",
  "tests/forms/{addField,validationParity}.test.ts",
  "tests/kit/*.test.ts",
  "tests/mocks/{generatedResponse,operations}.test.ts",
];

/** Slow tests of modules with global state. */
export const slowIsolatedTests = [
  "tests/faults/{matrix,responses,routes,tokenLeaks}.test.{ts,tsx}",
  "tests/components/documents/fileFormat.test.ts",
  "tests/realtime/stompConnection.test.ts",
  "tests/auth/interleavings.test.ts",
];

/** Tests of modules with global state, such as the session, the query cache or the address. */
export const isolatedTests = [
  "tests/{api,app,auth,components,config,features,i18n,realtime,state}/**/*.test.{ts,tsx}",
  "tests/conformance/specificationClient.test.ts",
  "tests/forms/{definitions,formErrors}.test.ts",
  "tests/faults/*.test.{ts,tsx}",
  "tests/e2eSetup.test.ts",
  "tests/{prerender,renderRecord}.test.tsx",
];

/** Fast tests of the text of modules and stories, which they read without importing them. */
export const testsThatReadModules = [
  "tests/{architecture,catalogue,dataInventory}/*.test.ts",
  "tests/cli/commandLine.test.ts",
  "tests/i18n/{localeFiles,words}.test.ts",
  "tests/{asvs,documents,vocabulary}.test.ts",
];

/** Fast tests of the text of tests, or of the list of their files. */
export const testsThatReadTests = [
  "tests/conformance/specificationStyles.test.ts",
  "tests/specification/*.test.ts",
  "tests/{fileTurns,shards}.test.ts",
];

/** Tests in Chromium. */
export const e2eTests = ["tests/e2e/**/*.test.ts"];

/** The e2e tests of sign-in and session, which a full run repeats with a gateway that keeps the tokens. */
export const sessionTests = [
  "accountChoice",
  "emailSignIn",
  "identityLogin",
  "multipleTabs",
  "otherPortal",
  "protectedRoutes",
  "qualityPortal",
  "realtime",
  "sessionExpiry",
  "sessionRefresh",
  "signOut",
].map((name) => `tests/e2e/${name}.test.ts`);

/**
 * The slow files of every run: every page, the way of an appeal from the service to its payment and evaluation, registration,
 * sign-in, session and live messages, and a contract that the mock backend keeps. The others take turns.
 */
const filesOfEveryRun = [
  "tests/contract/generatedMocks.test.ts",
  "tests/forms/validationParity.test.ts",
  "tests/kit/{coverage,prism,verify}.test.ts",
  "tests/mocks/{generatedResponse,operations}.test.ts",
  "tests/{contractBase,deploy/nginx}.test.ts",
  "tests/e2e/allPages*.test.ts",
  "tests/e2e/{appealLifecycle,bundleSize,identityLogin,realtime}.test.ts",
  "tests/e2e/{registration,sessionRefresh}.test.ts",
];

/**
 * The files that take longest, for each turn: about the same number of seconds, and never two of the longest. Those that are
 * not listed have the turn of their name.
 */
export const longFilesOfTurns: readonly (readonly string[])[] = [
  ["appeals", "verifyValidServers", "lists", "demo", "accountFormFields"],
  ["sessionExpiry", "commands", "evaluation", "search", "feedback"],
  ["hydration", "verifyCauses", "registers", "toasts"],
  ["validServers", "formDrafts", "payments", "documents", "package"],
  ["devRegeneration", "reflowAndFocus", "verifyBounds", "header"],
  ["devServer", "contrast", "accountChoice", "verifyReferences", "verifyAllowances"],
  ["errorStates", "preferences", "feed", "detectedFaults.first", "lockedOut"],
  ["accessChecks", "language", "registrationFailures", "detectedFaults.second", "personalInfo"],
  ["verifyLists", "qualityPortal", "contentPages", "verifyFindings", "callCenter"],
  ["verifyTexts", "routeFocus", "verifyWritten", "nineTasks"],
  ["browserMockBackend", "tagVersion", "bfcache", "randomActions", "verifyRuns"],
];

const root = join(import.meta.dirname, "../..");

/** Returns the paths of the files that match `patterns`, which are relative to the root of the repository, sorted. */
export const findTestFiles = (patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: root }).toSorted();

let everyRun: ReadonlySet<string> | undefined;

/** Returns those of `files` that an ordinary run contains on a day: those of every run, and an eleventh of the others. */
export function selectFilesOfDay(files: readonly string[], day: number = testDay): string[] {
  everyRun ??= new Set(findTestFiles(filesOfEveryRun));
  const daily = everyRun;
  return files.filter((file) => daily.has(file) || getTurn(basename(file, ".test.ts")) === day % daysOfFileTurns);
}

/** Returns the turn of a file, which depends on its name only: another file changes no turn. */
function getTurn(name: string): number {
  const listedTurn = longFilesOfTurns.findIndex((names) => names.includes(name));
  return listedTurn === -1
    ? [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0) % daysOfFileTurns
    : listedTurn;
}
