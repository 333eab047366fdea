import { describe, expect, it } from "vitest";
import { appealStatuses } from "../../../src/config/appealStatus.ts";
import { getAppealAnswer } from "../../../src/features/appeals/appealAnswer.ts";
import { getStatusLabelId, getStatusStyle, getWithdrawnText } from "../../../src/features/appeals/appealStatus.ts";
import { getStatusDescription } from "../../../src/features/appeals/getStatusDescription.ts";
import type { AppealKind } from "../../../src/generated/contract.d.ts";

describe("the status of an appeal", () => {
  it("has a colour, and an icon of its own", () => {
    expect(Object.fromEntries(appealStatuses.map((status) => [status, getStatusStyle(status).tone]))).toEqual({
      WAITING: "neutral",
      IN_PROCESS: "info",
      PROGRESS: "info",
      SEND_FOR_SIGN: "warning",
      CERTIFICATE_ISSUED: "success",
      REFUSED: "error",
    });
    const icons = appealStatuses.map((status) => getStatusStyle(status).icon);
    expect(new Set(icons).size).toBe(appealStatuses.length);
  });

  it("has the specification's label for an application, and words of its own for a complaint and a suggestion", () => {
    expect(getStatusLabelId("APPLICATION", "CERTIFICATE_ISSUED")).toBe("status.CERTIFICATE_ISSUED");
    expect(getStatusLabelId("COMPLAINT", "CERTIFICATE_ISSUED")).toBe("status.COMPLAINT.CERTIFICATE_ISSUED");
    expect(getStatusLabelId("SUGGESTION", "REFUSED")).toBe("status.SUGGESTION.REFUSED");
  });

  it("is withdrawn in the words of its kind", () => {
    const getLabel = (kind: AppealKind): string => getWithdrawnText((id) => id, kind).label;
    expect(getLabel("APPLICATION")).toBe("status.withdrawn");
    expect(getLabel("COMPLAINT")).toBe("status.COMPLAINT.withdrawn");
    expect(getLabel("SUGGESTION")).toBe("status.withdrawn");
  });

  it("has the words of an application for an unknown kind", () => {
    const kind = "PETITION" as AppealKind;
    expect(getStatusLabelId(kind, "REFUSED")).toBe("status.REFUSED");
    expect(getStatusDescription((id) => id, { kind, status: "REFUSED" })).toBe("status.REFUSED.next");
    expect(getStatusDescription((id) => id, { kind: "COMPLAINT", status: "REFUSED" })).toBe(
      "status.COMPLAINT.REFUSED.next",
    );
  });

  it("is neutral when it is unknown", () => {
    expect(getStatusStyle(undefined).tone).toBe("neutral");
  });
});

describe("the answer to an appeal", () => {
  const step = { status: "IN_PROCESS", at: "2026-03-18T16:00:00+04:00", note: "Being looked into" } as const;
  const answered = {
    status: "CERTIFICATE_ISSUED",
    at: "2026-03-20T16:00:00+04:00",
    note: "We found a violation.",
  } as const;

  it("is the note of the last step of a complaint or a suggestion", () => {
    const answer = { note: answered.note, at: answered.at };
    expect(getAppealAnswer({ kind: "COMPLAINT", history: [step, answered] })).toEqual(answer);
    expect(getAppealAnswer({ kind: "SUGGESTION", history: [step, { ...answered, status: "REFUSED" }] })).toEqual(
      answer,
    );
  });

  it("is absent for an application, and before the decision", () => {
    expect(getAppealAnswer({ kind: "APPLICATION", history: [step, answered] })).toBeUndefined();
    expect(getAppealAnswer({ kind: "COMPLAINT", history: [step] })).toBeUndefined();
    expect(getAppealAnswer({ kind: "COMPLAINT", history: [] })).toBeUndefined();
  });
});
