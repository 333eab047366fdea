import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findInventoryProblems } from "./findProblems.ts";

const inventory = readFileSync(join(import.meta.dirname, "../../deploy/data-inventory.md"), "utf8");
const inventoryWithout = (name: string): string =>
  inventory.replace(new RegExp(`^\\| \`${name.replaceAll(/[()]/g, "\\$&")}\` .*\\n`, "m"), "");

describe("the published ledger", () => {
  it("says all that is kept, sent and logged", () => {
    expect(findInventoryProblems(inventory)).toEqual([]);
  });

  it.each(["accessToken", "portal-session", "pendingSignIn", "dialog", "state", "redirect", "pass (query)"])(
    "without %s is not complete",
    (name) => {
      expect(findInventoryProblems(inventoryWithout(name))).toEqual([
        expect.stringContaining(`\`${name}\` is missing`),
      ]);
    },
  );

  it("names nothing that is not there", () => {
    expect(findInventoryProblems(inventory.replace("| `dialog` |", "| `gone` | nobody | no |\n| `dialog` |"))).toEqual([
      expect.stringContaining("nothing has `gone` any more"),
    ]);
  });

  it("calls a secret what the contract calls one, and has none where it does not belong", () => {
    expect(
      findInventoryProblems(inventory.replace("a password that is judged | yes |", "a password that is judged | no |")),
    ).toEqual([expect.stringContaining("`pass (query)` is a secret")]);
    expect(
      findInventoryProblems(inventory.replace("the dialog that is open | no |", "the dialog that is open | yes |")),
    ).toEqual([expect.stringContaining("`dialog` may hold a secret")]);
    expect(findInventoryProblems(inventory.replace("## Log fields", "## Logs"))).toContainEqual(
      'deploy/data-inventory.md has no chapter "Log fields".',
    );
  });
});
