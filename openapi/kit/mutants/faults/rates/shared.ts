import type { RequestHandler } from "../../fault.ts";
import { observeResponse } from "../../shared/observers.ts";
import { changeObject, getEntries, type JsonObject } from "../../shared/seeds.ts";

/** Changes the points of a history. */
export const changePoints = (change: (points: JsonObject[]) => readonly unknown[]): (() => RequestHandler) =>
  changeObject(["readExchangeRateHistory"], (body) => {
    body["items"] = change(getEntries(body["items"]));
  });

/** Observes the rates of the euro. */
export const observeEuro = observeResponse("readExchangeRateHistory", { path: "EUR" });
