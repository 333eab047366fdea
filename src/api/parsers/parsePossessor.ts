import { firstField, readId, readText, unwrapObject, withoutUnread } from "./fields.ts";
import { isRecord } from "../../config/isRecord.ts";
import { requestWith } from "../request.ts";

const possessorFields = ["id", "name", "address"];

/** Returns what a response says about a possessor: an object, an object in an envelope, or only its id. */
export function parsePossessor(body: unknown): unknown {
  const possessor = unwrapObject(body, possessorFields);
  if (!isRecord(possessor)) return withoutUnread({ id: readId(possessor) });
  return withoutUnread({
    id: readId(firstField(possessor, "id", "possessorId", "data", "result")),
    name: readText(possessor["name"]),
    address: readText(firstField(possessor, "address", "legalAddress")),
    country: readText(possessor["country"]),
    taxNumber: readText(possessor["taxNumber"]),
    description: readText(firstField(possessor, "description", "note")),
    message: readText(possessor["message"]),
  });
}

const taxpayerFields = ["name", "address", "tpn", "voen"];

/** Returns what a response of `GET /user/tpn-info` says about a taxpayer. */
export function parseTaxpayer(body: unknown): unknown {
  const taxpayer = unwrapObject(body, taxpayerFields);
  if (!isRecord(taxpayer)) return withoutUnread({ name: readText(taxpayer) });
  return withoutUnread({
    tpn: readText(firstField(taxpayer, "tpn", "voen", "tin")),
    name: readText(firstField(taxpayer, "name", "fullName", "title")),
    address: readText(firstField(taxpayer, "address", "legalAddress")),
  });
}

/** The `request` of the generated hooks of these operations. */
export const requestPossessor = requestWith(parsePossessor);
export const requestTaxpayer = requestWith(parseTaxpayer);
