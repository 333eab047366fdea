import { beforeEach, expect, it } from "vitest";
import { addRecentService, readServiceMarks, toggleFavouriteService } from "../../src/config/serviceMarks.ts";
import { clearStorage, deviceStore } from "../../src/config/storage.ts";

beforeEach(() => clearStorage());

it("adds and removes a favourite service on this device", () => {
  expect(toggleFavouriteService(101)).toBe(true);
  expect(toggleFavouriteService("102")).toBe(true);
  expect(readServiceMarks().favourites).toEqual(["102", "101"]);
  expect(toggleFavouriteService("101")).toBe(false);
  expect(readServiceMarks().favourites).toEqual(["102"]);
});

it("keeps the last five opened services, the latest first", () => {
  for (const id of [1, 2, 3, 4, 5, 6, 3]) addRecentService(id);
  expect(readServiceMarks().recent).toEqual(["3", "6", "5", "4", "2"]);
});

it("survives a stored value that is no list of ids", () => {
  deviceStore.set("favouriteServices", "{broken");
  toggleFavouriteService(7);
  expect(readServiceMarks().favourites).toEqual(["7"]);
});
