import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { complaints } from "./findProblems.ts";

const ledger = readFileSync(join(import.meta.dirname, "../../deploy/data-inventory.md"), "utf8");
const without = (name: string): string => ledger.replace(new RegExp(`^\\| \`${name.replaceAll(/[()]/g, "\\$&")}\` .*\\n`, "m"), "");

describe("the published ledger", () => {
  it("says all that is kept, sent and logged", () => {
    expect(complaints(ledger)).toEqual([]);
  });

  it.each(["accessToken", "portal-session", "pendingSignIn", "dialog", "state", "redirect", "pass (query)"])("without %s is not complete", (name) => {
    expect(complaints(without(name))).toEqual([expect.stringContaining(`\`${name}\` is missing`)]);
  });

  it("names nothing that is not there", () => {
    expect(complaints(ledger.replace("| `dialog` |", "| `gone` | nobody | no |\n| `dialog` |"))).toEqual([expect.stringContaining("nothing has `gone` any more")]);
  });

  it("calls a secret what the contract calls one, and has none where it does not belong", () => {
    expect(complaints(ledger.replace("a password that is judged | yes |", "a password that is judged | no |"))).toEqual([expect.stringContaining("`pass (query)` is a secret")]);
    expect(complaints(ledger.replace("the dialog that is open | no |", "the dialog that is open | yes |"))).toEqual([expect.stringContaining("`dialog` may hold a secret")]);
    expect(complaints(ledger.replace("## Log fields", "## Logs"))).toContainEqual('deploy/data-inventory.md has no chapter "Log fields".');
  });
});
