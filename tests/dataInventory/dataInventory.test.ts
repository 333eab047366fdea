import { describe, expect, it } from "vitest";
import { collectInventory } from "./collectInventory.ts";
import { findInventoryProblems } from "./findProblems.ts";
import { inventoryFile, readInventory } from "./parseInventory.ts";

const inventory = await readInventory();
const collected = collectInventory();
const findProblems = (markdown: string): string[] => findInventoryProblems(markdown, collected);
const inventoryWithout = (name: string): string =>
  inventory.replace(new RegExp(`^\\| \`${name.replaceAll(/[()]/g, "\\$&")}\` .*\\n`, "m"), "");

describe("the data inventory", () => {
  it("lists all stored, sent and logged data", () => {
    expect(findProblems(inventory)).toEqual([]);
  });

  it.each(["accessToken", "portal-session", "pendingSignIn", "dialog", "state", "redirect", "pass (query)"])(
    "is incomplete without %s",
    (name) => {
      expect(findProblems(inventoryWithout(name))).toEqual([expect.stringContaining(`\`${name}\` is missing`)]);
    },
  );

  it("rejects a name that the code does not use", () => {
    expect(findProblems(inventory.replace("| `dialog` |", "| `gone` | unused | no |\n| `dialog` |"))).toEqual([
      expect.stringContaining("nothing uses `gone` any more"),
    ]);
  });

  it("rejects a secret that is not marked, or that is in a section without secrets", () => {
    expect(
      findProblems(
        inventory.replace("password whose strength is checked | yes |", "password whose strength is checked | no |"),
      ),
    ).toEqual([expect.stringContaining("`pass (query)` is a secret")]);
    expect(findProblems(inventory.replace("open dialog | no |", "open dialog | yes |"))).toEqual([
      expect.stringContaining("`dialog` may be a secret"),
    ]);
  });

  it("rejects a missing section", () => {
    expect(findProblems(inventory.replace("## Log fields", "## Logs"))).toContainEqual(
      `${inventoryFile} has no section "Log fields".`,
    );
  });
});
