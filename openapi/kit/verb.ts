/** One verb of the command: takes the words after its name, and answers the number the process ends with. */
export type Verb = (args: readonly string[]) => Promise<0 | 1>;
