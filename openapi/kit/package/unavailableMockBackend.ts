import { exitWithError } from "../../../cli/command.ts";

/** Stands for the mock backend in the package, which does not contain it. Ends the process with 2. */
const refuse = (): never =>
  exitWithError("The package contains no mock backend: verify needs a URL, and --mock-backend the repository.", 2);

export const startEmbeddedBackend = refuse;
export const startRemoteSources = refuse;
