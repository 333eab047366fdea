import { beforeEach, expect, it } from "vitest";
import { addRecentService, setFavouriteService } from "../../src/config/changeServiceMarks.ts";
import { clearServiceMarks, keepServiceMarksOf, readServiceMarks } from "../../src/config/serviceMarks.ts";
import { deviceStore } from "../../src/config/storage.ts";
import { clearStorage } from "../../src/config/clearStorage.ts";

beforeEach(() => {
  clearServiceMarks();
  clearStorage();
});

it("adds and removes a favourite service on this device", () => {
  setFavouriteService(101, true);
  setFavouriteService("102", true);
  expect(readServiceMarks().favourites).toEqual(["102", "101"]);
  setFavouriteService("101", false);
  expect(readServiceMarks().favourites).toEqual(["102"]);
});

it("keeps a favourite service that another tab has added once, and one that it has removed removed", () => {
  for (let tab = 0; tab < 2; tab += 1) setFavouriteService(101, true);
  expect(readServiceMarks().favourites).toEqual(["101"]);
  for (let tab = 0; tab < 2; tab += 1) setFavouriteService(101, false);
  expect(readServiceMarks().favourites).toEqual([]);
});

it("keeps the last five opened services, the latest first", () => {
  for (const id of [1, 2, 3, 4, 5, 6, 3]) addRecentService(id);
  expect(readServiceMarks().recent).toEqual(["3", "6", "5", "4", "2"]);
});

it("survives a stored value that is no list of ids", () => {
  deviceStore.set("favouriteServices", "{broken");
  setFavouriteService(7, true);
  expect(readServiceMarks().favourites).toEqual(["7"]);
});

it("shows the marks of a person to nobody who signs in after them", () => {
  addRecentService(1);
  keepServiceMarksOf("hash-1");
  // What was marked before the sign-in becomes the person's own.
  setFavouriteService(7, true);
  keepServiceMarksOf("hash-1");
  expect(readServiceMarks()).toEqual({ favourites: ["7"], recent: ["1"] });
  keepServiceMarksOf("hash-2");
  expect(readServiceMarks()).toEqual({ favourites: [], recent: [] });
  addRecentService(2);
  keepServiceMarksOf("hash-1");
  expect(readServiceMarks().recent).toEqual([]);
});

it("keeps the marks of a person whose key changes", () => {
  keepServiceMarksOf("hash-before");
  addRecentService(1);
  keepServiceMarksOf("hash-after", true);
  keepServiceMarksOf("hash-after");
  expect(readServiceMarks().recent).toEqual(["1"]);
});

it("keeps the marks also when a tab that knows only the old key adds one", () => {
  keepServiceMarksOf("hash-before");
  addRecentService(1);
  const changedOwner = "hash-after";
  deviceStore.set("marksOwner", changedOwner);
  addRecentService(2);
  expect(deviceStore.get("marksOwner")).toBe(changedOwner);
  keepServiceMarksOf("hash-after");
  expect(readServiceMarks().recent).toEqual(["2", "1"]);
});

it("keeps no owner without marks, and none after they are cleared", () => {
  keepServiceMarksOf("hash-1");
  expect(deviceStore.get("marksOwner")).toBeNull();
  addRecentService(1);
  expect(deviceStore.get("marksOwner")).not.toBeNull();
  clearServiceMarks();
  addRecentService(2);
  expect(deviceStore.get("marksOwner")).toBeNull();
});
