import { expect, it, onTestFinished, vi } from "vitest";
import { services } from "../../mocks/sampleData/services.ts";
import { addDays, dayMs } from "../../mocks/store/calendar.ts";
import { parseLanguage } from "../../mocks/store/localizedText.ts";
import { getLastWorkingDay } from "../../mocks/store/workingDays.ts";
import { findFaults, type JsonObject, type TestFault } from "./verifyFault.ts";

/** A fault that changes the body of each successful response. */
const changeBody = (change: (body: JsonObject, url: URL) => void): TestFault => ({
  changeResponse: ({ status, body }, { url }) => {
    if (status === 200 && typeof body === "object" && body !== null) change(body as JsonObject, url);
  },
});

/** A fault that changes each entry of a list. */
const changeEntries = (change: (entry: JsonObject, url: URL) => void): TestFault =>
  changeBody(({ items }, url) => {
    for (const entry of items as JsonObject[]) change(entry, url);
  });

/** A fault that answers each request with another status as if it had succeeded. */
const succeedInstead = (status: number, body: JsonObject): TestFault => ({
  changeResponse: (response) =>
    response.status === status ? { status: 200, headers: response.headers, body } : undefined,
});

/** A fault that stores something else than the text of a JSON body. */
const replaceInRequest = (part: string | RegExp, replacement: string): TestFault => ({
  changeRequest: (request) => {
    const text = new TextDecoder().decode(request.body);
    request.body = new TextEncoder().encode(text.replace(part, replacement));
  },
});

it.for<[operationId: string, finding: string, fault: TestFault]>([
  [
    "checkCertificate",
    "finds the certificate of each issued document",
    changeBody((body) => {
      delete body["certificate"];
    }),
  ],
  [
    "listDocuments",
    "lists each document of an appeal as the appeal does",
    changeEntries((entry) => {
      entry["size"] = Number(entry["size"]) + 1;
    }),
  ],
  [
    "readAppeal",
    "names the user, or the organisation they act for, as the applicant",
    changeBody((body) => {
      body["applicant"] = "Nobody";
    }),
  ],
  [
    "readAppeal",
    "names the service of each appeal as the service itself does",
    changeBody((body) => {
      // The name of another service: an earlier appeal may keep the one that its own service had then.
      const names = services.map(({ title }) => title[parseLanguage(String(body["lang"]))]);
      body["serviceType"] = names.find((name) => name !== body["serviceType"]);
    }),
  ],
  [
    "listPaidPayments",
    "names the service of the appeal that is paid for",
    changeEntries((entry) => {
      entry["serviceType"] = "Rüsum";
    }),
  ],
  ["withdrawAppeal", "returns 409 for an appeal that is decided", succeedInstead(409, { message: "Geri götürüldü." })],
  [
    "correctAppeal",
    "refuses a correction of an appeal that is taken up or decided",
    succeedInstead(409, { message: "Düzəldildi." }),
  ],
  [
    "searchPortal",
    "finds services, news, articles and questions by their titles",
    changeBody((body) => {
      body["items"] = (body["items"] as JsonObject[]).filter(({ searchPlace }) => searchPlace !== "faq");
    }),
  ],
  ["listExchangeRates", "returns the latest entries without a date", { changeRequest: requestOldRates }],
  [
    "listMarketPrices",
    "names a product the same in every region",
    changeEntries((entry) => {
      entry["unit"] = `1 kg (${String((entry["region"] as JsonObject)["id"])})`;
    }),
  ],
  [
    "readExchangeRateHistory",
    "returns the rates of a year at most",
    changeBody((body) => {
      const [first] = body["items"] as JsonObject[];
      if (first !== undefined) first["date"] = "2024-01-03";
    }),
  ],
  [
    "uploadDocument",
    "determines the type of a file from its content",
    { changeRequest: hideFileName, changeResponse: trustFileName },
  ],
  [
    "readCallCenter",
    "is open only in the opening hours",
    changeBody((body) => {
      body["openNow"] = true;
      for (const hours of body["hours"] as JsonObject[]) hours["weekdays"] = [((new Date().getUTCDay() + 3) % 7) + 1];
    }),
  ],
  ["submitReport", "accepts a report after its due date", { changeResponse: refuseOverdueReport }],
  [
    "uploadDocument",
    "adds one entry to listDocuments",
    changeBody((body) => {
      // A document that the search does not find by its name.
      body["name"] = "Akt";
    }),
  ],
  ["sendAppeal", "keeps the service and the answers of an application", replaceInRequest(/("weight":)\d+/, "$11")],
  [
    "sendAppeal",
    "keeps whom a complaint is about",
    replaceInRequest('"name":"Contract verification"', '"name":"Shop"'),
  ],
  ["sendFeedback", "refuses an id that names nothing", replaceInRequest(/,"documentIds":\[[^\]]*\]/, "")],
  [
    "readService",
    "returns values that fit together",
    changeBody((body) => {
      body["externalUrl"] = "https://site.example/";
    }),
  ],
])("verify of %s: %s", async ([operationId, finding, fault]) => {
  expect(await findFaults(operationId, fault)).toContainEqual(
    expect.stringMatching(new RegExp(`^${finding}: expected`)),
  );
});

// Weekends and holidays have the rates of the last day before them.
it.each(["2026-11-30", "2027-03-30"])("finds rates that are not the latest ones without a date, on %s", async (day) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T12:00:00+04:00`) });
  onTestFinished(() => void vi.useRealTimers());
  expect(await findFaults("listExchangeRates", { changeRequest: requestOldRates })).toContainEqual(
    expect.stringMatching(/^returns the latest entries without a date: expected/),
  );
});

/** Requests rates that are older than those of yesterday when no date is requested. */
function requestOldRates({ url }: Parameters<NonNullable<TestFault["changeRequest"]>>[0]): void {
  const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
  if (!url.searchParams.has("date")) url.searchParams.set("date", addDays(getLastWorkingDay(yesterday), -1));
}

/** Sends the file plan.pdf to the mock backend as plan.png, which it accepts. */
function hideFileName(request: Parameters<NonNullable<TestFault["changeRequest"]>>[0]): void {
  const text = Buffer.from(request.body).toString("latin1");
  const renamed = text.replace("plan.pdf", "plan.png").replace("application/pdf", "image/png");
  request.body = Buffer.from(renamed, "latin1");
}

/** Names the type that the name of the file plan.pdf has. */
function trustFileName({ status, body }: Parameters<NonNullable<TestFault["changeResponse"]>>[0]): void {
  if (status === 200 && (body as JsonObject)["fileName"] === "plan.png")
    Object.assign(body as JsonObject, { fileName: "plan.pdf", mimeType: "application/pdf" });
}

/** Refuses each report that is overdue. */
function refuseOverdueReport({
  status,
  headers,
  body,
}: Parameters<NonNullable<TestFault["changeResponse"]>>[0]): ReturnType<NonNullable<TestFault["changeResponse"]>> {
  const dueDate = status === 200 ? String((body as JsonObject)["dueDate"]) : "";
  return dueDate !== "" && Date.parse(dueDate) < Date.now()
    ? { status: 422, headers, body: { message: "Hesabatın vaxtı keçib." } }
    : undefined;
}
