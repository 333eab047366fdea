import { exitWithError } from "../../cli/command.ts";

/** Returns the part and the number of parts that `--shard` names. Ends the process when it names none. */
export function parseShard(text: string): [part: number, parts: number] {
  const [part = 0, parts = 0] = /^[1-9]\d*\/[1-9]\d*$/.test(text) ? text.split("/").map(Number) : [];
  if (part === 0 || part > parts)
    exitWithError(`--shard needs a part and the number of parts, such as 1/4, not "${text}".`, 2);
  return [part, parts];
}
