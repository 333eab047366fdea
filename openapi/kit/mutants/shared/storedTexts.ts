import type { FaultDefinition } from "../fault.ts";
import { changeRequestBody, mapTexts } from "./seeds.ts";

/** A text with all that a careless database loses. */
export const sentence = "Güzgü & çərçivə <b>yox</b>\nikinci sətir 🪞 — e\u0301 “n”";

/** Changes the texts of a request body before they are stored. */
export const storesTexts = (
  operationId: string,
  description: string,
  change: (text: string) => string,
  observe: NonNullable<FaultDefinition["observe"]>,
  fields?: readonly string[],
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeRequestBody(operationId, (body) =>
    mapTexts(body, (text, name) =>
      (fields ?? ["subject", "text", "description", "name", "surname", "address", "note", "topic"]).includes(name)
        ? change(text)
        : text,
    ),
  ),
  observe,
});
