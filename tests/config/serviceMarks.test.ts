import { afterEach, expect, it } from "vitest";
import {
  addRecentService,
  clearServiceMarks,
  serviceMarks,
  toggleFavouriteService,
} from "../../src/config/serviceMarks.ts";
import { deviceStore } from "../../src/config/storage.ts";

afterEach(() => clearServiceMarks());

it("adds and removes a favourite service on this device", () => {
  toggleFavouriteService(101);
  toggleFavouriteService("102");
  expect(serviceMarks.favourites).toEqual(["102", "101"]);
  toggleFavouriteService("101");
  expect(deviceStore.get("favouriteServices")).toBe('["102"]');
});

it("keeps the last five opened services, the latest first", () => {
  for (const id of [1, 2, 3, 4, 5, 6, 3]) addRecentService(id);
  expect(serviceMarks.recent).toEqual(["3", "6", "5", "4", "2"]);
});

it("survives a stored value that is no list of ids", () => {
  deviceStore.set("favouriteServices", "{broken");
  toggleFavouriteService(7);
  expect(serviceMarks.favourites).toEqual(["7"]);
});
