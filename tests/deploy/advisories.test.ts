import { describe, expect, it } from "vitest";
import { convertOsvEntries } from "../../deploy/advisories.ts";

const entry = (events: readonly Readonly<Record<string, string>>[], rest: object = {}) => ({
  id: "GHSA-1",
  summary: "A vulnerability",
  affected: [{ package: { ecosystem: "npm", name: "left" }, ranges: [{ type: "SEMVER", events }] }],
  ...rest,
});
const convertRange = (...events: Readonly<Record<string, string>>[]): string | undefined =>
  convertOsvEntries([entry(events)])["left"]?.[0]?.vulnerable_versions;

describe("OSV entries", () => {
  it("become advisories of the registry", () => {
    expect(convertOsvEntries([entry([{ introduced: "0" }], { database_specific: { severity: "CRITICAL" } })])).toEqual({
      left: [
        {
          id: "GHSA-1",
          url: "https://osv.dev/vulnerability/GHSA-1",
          title: "A vulnerability",
          severity: "critical",
          vulnerable_versions: ">=0",
        },
      ],
    });
  });

  it("keep their ranges of versions", () => {
    expect(convertRange({ introduced: "1.0.0" }, { fixed: "1.2.0" })).toBe(">=1.0.0 <1.2.0");
    expect(convertRange({ introduced: "1.0.0" }, { last_affected: "1.2.0" })).toBe(">=1.0.0 <=1.2.0");
    expect(convertRange({ introduced: "0" }, { fixed: "1.2.0" }, { introduced: "2.0.0" })).toBe(
      ">=0 <1.2.0 || >=2.0.0",
    );
  });

  it("count as high without a severity", () => {
    expect(convertOsvEntries([entry([{ introduced: "0" }])])["left"]?.[0]?.severity).toBe("high");
  });

  it("are left out when they are withdrawn or concern another ecosystem", () => {
    expect(convertOsvEntries([entry([{ introduced: "0" }], { withdrawn: "2026-01-01T00:00:00Z" })])).toEqual({});
    expect(
      convertOsvEntries([
        { id: "1", affected: [{ package: { ecosystem: "PyPI", name: "left" }, versions: ["1.0.0"] }] },
      ]),
    ).toEqual({});
  });
});
