import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Returns the commit to compare the contract in `openapi/` with: the merge base with origin/main, else HEAD's parent.
 * `undefined` outside git, and where the files of the contract are the same in that commit.
 */
export async function findContractBase(root: string): Promise<string | undefined> {
  const git = (...args: string[]): Promise<string | undefined> =>
    promisify(execFile)("git", args, { cwd: root }).then(
      ({ stdout }) => stdout.trim(),
      () => undefined,
    );
  const [head, mergeBase] = [await git("rev-parse", "HEAD"), await git("merge-base", "origin/main", "HEAD")];
  const base = mergeBase !== undefined && mergeBase !== head ? mergeBase : await git("rev-parse", "--verify", "HEAD^");
  if (base === undefined) return undefined;
  const changed = await git("diff", "--name-only", base, "--", "openapi");
  const added = await git("ls-files", "--others", "--exclude-standard", "--", "openapi");
  return changed === "" && added === "" ? undefined : base;
}
