import { firstField, firstText, readId, readText, unwrapObject, withoutUnread } from "./fields.ts";
import { isRecord } from "../../config/isRecord.ts";
import { requestWith } from "../request.ts";

const possessorFields = ["id", "name", "address"];

/** Returns what a response says about a possessor: an object, an object in an envelope, or only its id. */
export function parsePossessor(body: unknown): unknown {
  const possessor = unwrapObject(body, possessorFields);
  if (!isRecord(possessor)) return withoutUnread({ id: readId(possessor) });
  return withoutUnread({
    id: readId(firstField(possessor, "id", "possessorId", "data", "result")),
    name: firstText(possessor, "name"),
    address: firstText(possessor, "address", "legalAddress"),
    country: firstText(possessor, "country"),
    taxNumber: firstText(possessor, "taxNumber"),
    description: firstText(possessor, "description", "note"),
    message: firstText(possessor, "message"),
  });
}

const taxpayerFields = ["name", "address", "tpn", "voen"];

/** Returns what a response of `GET /user/tpn-info` says about a taxpayer. */
export function parseTaxpayer(body: unknown): unknown {
  const taxpayer = unwrapObject(body, taxpayerFields);
  if (!isRecord(taxpayer)) return withoutUnread({ name: readText(taxpayer) });
  return withoutUnread({
    tpn: firstText(taxpayer, "tpn", "voen", "tin"),
    name: firstText(taxpayer, "name", "fullName", "title"),
    address: firstText(taxpayer, "address", "legalAddress"),
  });
}

/** The `request` of the generated hooks of these operations. */
export const requestPossessor = requestWith(parsePossessor);
export const requestTaxpayer = requestWith(parseTaxpayer);
