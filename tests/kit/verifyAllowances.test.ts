import { describe, expect, it, onTestFinished, vi } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listChecksByOperation } from "../../openapi/kit/verify/verify.ts";
import { findFaults, findFaultsOf, type JsonObject, type TestFault } from "./verifyFault.ts";
import { getBookableSlots } from "../../mocks/store/callCenter.ts";
import { isRecord } from "../../src/config/isRecord.ts";

const checksByOperation = listChecksByOperation(await readContract());

/** Returns the names of the checks of an operation. */
const listCheckNames = (operationId: string): readonly string[] =>
  checksByOperation.find(({ operation }) => operation.id === operationId)?.names ?? [];

/** Changes each entry of a successful list, or the object of another response. */
const changeEntries =
  (change: (entry: JsonObject, url: URL) => void): NonNullable<TestFault["changeResponse"]> =>
  ({ status, body }, { url }) => {
    if (status !== 200 || !isRecord(body)) return;
    for (const entry of Array.isArray(body["items"]) ? body["items"] : [body]) if (isRecord(entry)) change(entry, url);
  };

let responseCount = 0;

/** Strange servers that keep the contract, by the check that has to pass. */
const servers: readonly [check: string, server: string, operationId: string, fault: TestFault][] = [
  [
    "processes a request that is sent again with its key 23 hours later once",
    "keeps its responses in another order of fields",
    "sendAppeal",
    {
      changeResponse: (response) => {
        responseCount += 1;
        if (responseCount % 2 === 0 || !isRecord(response.body)) return undefined;
        return { ...response, body: Object.fromEntries(Object.entries(response.body).toReversed()) };
      },
    },
  ],
  [
    "returns nothing of the person whose e-mail address somebody enters",
    "has a notice to everybody",
    "readNotifications",
    {
      changeResponse: ({ status, body }) => {
        const notice = { id: 5, type: "OTHER", title: "Portal", description: "Bazar günü texniki işlər aparılacaq." };
        if (status === 200 && Array.isArray(body)) body.push(notice);
      },
    },
  ],
  [
    "finds nothing that somebody has sent or kept for themselves",
    "finds something for every word, and repeats the word beside its results",
    "searchPortal",
    {
      changeRequest: ({ url }) => {
        const word = url.searchParams.get("word");
        if (word !== null) url.searchParams.set("asked", word);
        if (word !== null && /^w[0-9a-f]{16}$/.test(word)) url.searchParams.set("word", "sertifikat");
      },
      changeResponse: changeEntries((entry, url) => {
        entry["link"] = `/search?word=${url.searchParams.get("asked")}`;
      }),
    },
  ],
  [
    "ends the processing: weeks later, the appeal is as at the withdrawal",
    "has a step of the same status for the withdrawal",
    "readAppeal",
    {
      changeResponse: changeEntries((appeal) => {
        const { withdrawnAt, history } = appeal;
        if (withdrawnAt === undefined || !Array.isArray(history)) return;
        const steps = history.filter(isRecord);
        appeal["history"] = [...steps, { ...steps.at(-1), at: withdrawnAt }];
      }),
    },
  ],
  [
    "names no person in the instance of an error",
    "names the path and a random number in its errors",
    "readAppeal",
    {
      changeResponse: ({ status, body }, { url }) => {
        if (status >= 400 && isRecord(body)) body["instance"] = `${url.pathname}#c0ffee12-8a77-4b7e-9c55-2f6f0a1b7d42`;
      },
    },
  ],
  [
    "lists instruments whose approval has not ended among the approved ones",
    "states no end of an approval, or one of yesterday",
    "searchRegister",
    {
      changeResponse: changeEntries((entry) => {
        if (String(entry["registryNumber"]).endsWith("4")) delete entry["validUntil"];
        else entry["validUntil"] = new Date(Date.now() - 20 * 3_600_000).toISOString().slice(0, 10);
      }),
    },
  ],
  [
    "counts no public holiday as a working day of the time limit",
    "counts the day of the receipt as the first working day",
    "sendAppeal",
    {
      changeResponse: changeEntries((appeal) => {
        const { dueDate } = appeal;
        if (typeof dueDate !== "string") return;
        const day = new Date(`${dueDate}T00:00:00Z`);
        day.setUTCDate(day.getUTCDate() - (day.getUTCDay() === 1 ? 3 : 1));
        appeal["dueDate"] = day.toISOString().slice(0, 10);
      }),
    },
  ],
];

describe("verify of a strange server that keeps the contract", () => {
  it.each(servers)('passes the check "%s": it %s', async (check, _server, operationId, fault) => {
    // The appeal that is read says what a withdrawal has done.
    const checkedId = check.startsWith("ends the processing") ? "withdrawAppeal" : operationId;
    expect(listCheckNames(checkedId)).toContain(check);
    const lines = await findFaults(operationId, fault, { only: [checkedId], valuesPerField: 1 });
    expect(lines.filter((line) => line.startsWith(check))).toEqual([]);
  });
});

describe("verify after a week of holidays only", () => {
  const check = "is open in the opening hours of Baku";

  it("has a check of the opening hours", () => {
    expect(listCheckNames("readCallCenter").filter((name) => name.startsWith(check))).not.toEqual([]);
  });

  it.each(["2026-03-29", "2027-03-27", "2027-03-29"])(
    "finds no fault in the opening hours of a server that was closed all week, on %s",
    async (day) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T12:00:00+04:00`) });
      onTestFinished(() => void vi.useRealTimers());
      const lines = await findFaults("readCallCenter", {}, { only: ["readCallCenter"], valuesPerField: 1 });
      // The header with the time of a response has the time of the machine, which other checks compare.
      expect(lines.filter((line) => line.startsWith(check))).toEqual([]);
    },
  );
});

it("asks for no call at a time that begins during the verification", async () => {
  const message = "Bu vaxt keçib.";
  const lines = await findFaultsOf(
    "requestCallback",
    {
      createHandler:
        () =>
        (request, { send, store }) => {
          const [next, taken] = [true, false].map((isFree) =>
            getBookableSlots(store).find((slot) => slot.isFree === isFree),
          );
          const text = new TextDecoder().decode(request.body);
          if (
            request.operationId !== "requestCallback" ||
            ![next, taken].some((slot) => text.includes(`"${slot?.id}"`))
          )
            return send(request);
          const body = { message, errors: [{ field: "slot", code: "slot", message }] };
          return Promise.resolve({
            status: 422,
            headers: new Headers({ "content-type": "application/json" }),
            body: new TextEncoder().encode(JSON.stringify(body)),
          });
        },
    },
    { valuesPerField: 1 },
  );
  expect(lines.filter((line) => line.includes(message))).toEqual([]);
});
