/** Runs one verb with the arguments after its name. Resolves to the exit code of the process. */
export type Verb = (args: readonly string[]) => Promise<0 | 1>;
