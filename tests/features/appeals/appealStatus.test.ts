import { describe, expect, it } from "vitest";
import { appealStatuses, getStatusStyle, parseAppealStatus } from "../../../src/features/appeals/appealStatus.ts";

describe("the status of an appeal", () => {
  it.each([
    ["CERTIFICATE_ISSUED", "CertificateIssued"],
    ["REFUSED", "Refused"],
    ["IN_PROCESS", "InProcess"],
    ["WAITING", "Waiting"],
    ["PROGRESS", "Progress"],
    ["SEND_FOR_SIGN", "SendForSign"],
  ])("is read as %s and as %s", (upperCase, pascalCase) => {
    expect([parseAppealStatus(upperCase), parseAppealStatus(pascalCase)]).toEqual([upperCase, upperCase]);
  });

  it("has a colour, and an icon of its own", () => {
    for (const status of appealStatuses) expect(getStatusStyle(status).tone, status).toBeTypeOf("string");
    const icons = appealStatuses.map((status) => getStatusStyle(status).icon);
    expect(new Set(icons).size).toBe(appealStatuses.length);
  });

  it("is neutral when it is unknown", () => {
    expect(parseAppealStatus("SENT_TO_THE_COURT")).toBeUndefined();
    expect(getStatusStyle(undefined).tone).toBe("neutral");
  });
});
