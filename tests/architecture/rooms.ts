import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./sources.ts";

/** A room of `src/`: its place in the order, and in one sentence what a line of it may be about. */
export type Room = { name: string; place: number; charter: string };

/** The rooms as the README lists them, the lowest first. Rooms of one row stand side by side. */
export const rooms: readonly Room[] = table().flatMap(([names = "", charter = ""], place) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => ({ name: roomName(name), place, charter })));

/** The room that a module belongs to; its path is relative to `src/`. `main.tsx` and `prerender.tsx` stand above all of them. */
export function roomOf(path: string): Room {
  if (path === "main.tsx") return { name: "main.tsx", place: rooms.length, charter: "starts the portal" };
  if (path === "prerender.tsx") return { name: "prerender.tsx", place: rooms.length, charter: "draws the portal without a browser, when it is built" };
  const [folder = "", inner = ""] = path.split("/");
  const name = folder !== "generated" ? folder : inner === "queries" ? "generated/queries" : "generated";
  const room = rooms.find((one) => one.name === name);
  if (room === undefined) throw new Error(`src/${path} stands in no room: the README's table of rooms does not have ${name}`);
  return room;
}

/** `generated/contract` and its neighbours are one room: they are written together and import nothing. */
function roomName(name: string): string {
  return name !== "generated/queries" && /^generated\/|^(limits|messages|forms|settings)$/.test(name) ? "generated" : name;
}

/** The rows of the README's table of rooms, without its head. */
function table(): string[][] {
  const [, after = ""] = readFileSync(join(root, "README.md"), "utf8").split("| room | a line here is about |\n|---|---|\n");
  const rows = after.split("\n\n")[0]?.split("\n") ?? [];
  return rows.map((row) => row.split("|").slice(1, -1).map((cell) => cell.trim()));
}
