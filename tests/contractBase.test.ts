import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findContractBase } from "./contractBase.ts";

it("the contract is compared with an earlier commit only where its files have changed since", async () => {
  const root = await mkdtemp(join(tmpdir(), "portal-contract-base-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@portal.example", ...args], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  const commit = async (file: string, text: string): Promise<string> => {
    await writeFile(join(root, file), text);
    git("add", "-A");
    git("commit", "--no-gpg-sign", "-m", text);
    return git("rev-parse", "HEAD");
  };
  expect(await findContractBase(root)).toBeUndefined();

  git("init");
  await mkdir(join(root, "openapi"));
  const first = await commit("openapi/portal.yaml", "first");
  expect(await findContractBase(root), "the first commit").toBeUndefined();
  const second = await commit("openapi/portal.yaml", "second");
  expect(await findContractBase(root), "a commit of the contract").toBe(first);
  const third = await commit("README.md", "third");
  expect(await findContractBase(root), "a commit of another file").toBeUndefined();
  await writeFile(join(root, "openapi/added.yaml"), "added");
  expect(await findContractBase(root), "a file that git does not know").toBe(second);
  await rm(join(root, "openapi/added.yaml"));
  await writeFile(join(root, "openapi/portal.yaml"), "changed");
  expect(await findContractBase(root), "a change that is not committed").toBe(second);

  git("checkout", "--", ".");
  git("update-ref", "refs/remotes/origin/main", first);
  expect(await findContractBase(root), "a branch that has changed the contract").toBe(first);
  git("update-ref", "refs/remotes/origin/main", third);
  expect(await findContractBase(root), "the head of the main branch").toBeUndefined();
});
