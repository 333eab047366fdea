import { describe, expect, it } from "vitest";
import { isDecided, parseAppealStatus } from "../../src/config/appealStatus.ts";
import type { ApplicationStatus } from "../../src/generated/contract.d.ts";

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

  it("is unknown when the contract does not have it", () => {
    expect(parseAppealStatus("SENT_TO_THE_COURT")).toBeUndefined();
  });
});

describe("an appeal", () => {
  it.each(["CERTIFICATE_ISSUED", "CertificateIssued", "REFUSED", "Refused"])("is decided when it is %s", (status) => {
    expect(isDecided({ status: status as ApplicationStatus })).toBe(true);
  });

  it.each(["WAITING", "InProcess", "PROGRESS", "SendForSign", "SENT_TO_THE_COURT"])(
    "is not decided when it is %s, unless it is withdrawn",
    (value) => {
      const status = value as ApplicationStatus;
      expect(isDecided({ status })).toBe(false);
      expect(isDecided({ status, withdrawnAt: "2026-03-18T16:00:00+04:00" })).toBe(true);
    },
  );
});
