import { defineFaults } from "../../fault.ts";
import { arrangeEntries, changePage, readAllEntries } from "../../lists.ts";
import { changeEntries, changeErrors, changeObject, isObject, withHeaderOf, withQuery } from "../../seeds.ts";
import { breach, asCitizen, listObjects } from "./contentSeeds.ts";

/** Faults that break a sentence of the contract about services, news, questions and other content. */
export const publicContentSentenceFaults = [
  ...defineFaults("values", {
    "latest-price-of-earlier-day": breach(
      "listMarketPrices",
      "Returns the latest prices for an earlier day too, with the change since its own history.",
      changePage("listMarketPrices", async ({ items }, request, backend) => {
        if (!request.url.searchParams.has("date")) return;
        const { entries } = await readAllEntries(withQuery(request, { date: undefined }), backend);
        for (const item of items) {
          const latest = entries.find(({ id }) => id === item["id"]);
          const before = listObjects(item["history"]).at(-1)?.["avgPrice"];
          if (latest === undefined || before === undefined) continue;
          for (const name of ["minPrice", "avgPrice", "maxPrice"]) item[name] = latest[name];
          item["changePercent"] = Math.round((Number(latest["avgPrice"]) / Number(before) - 1) * 1000) / 10;
        }
      }),
      asCitizen("listMarketPrices", { query: { date: "2026-10-19" } }),
    ),
    "change-since-first-price": breach(
      "listMarketPrices",
      "Returns the change since the first price of the history instead of the last one.",
      arrangeEntries("listMarketPrices", (entries, request) => {
        for (const price of entries) {
          const first = listObjects(price["history"])[0]?.["avgPrice"];
          if (first !== undefined)
            price["changePercent"] = Math.round((Number(price["avgPrice"]) / Number(first) - 1) * 1000) / 10;
        }
        const [field, direction] = (request.url.searchParams.get("sort") ?? "").split(".");
        const sign = direction === "desc" ? -1 : 1;
        return field === "changePercent"
          ? entries.toSorted((a, b) => sign * (Number(a["changePercent"]) - Number(b["changePercent"])))
          : entries;
      }),
    ),
    "no-successor": breach(
      "listStandards",
      "Calls a standard replaced without naming the one that replaces it.",
      changeEntries(["listStandards"], (standard) => delete standard["replacedBy"]),
    ),
    "longitude-first": breach(
      "listOffices",
      "Exchanges latitude and longitude, as GeoJSON has the longitude first.",
      changeEntries(["listOffices"], (office) =>
        Object.assign(office, { latitude: office["longitude"], longitude: office["latitude"] }),
      ),
    ),
    "sunday-is-first": breach(
      "listOffices",
      "Counts the days of the week from 1 for Sunday.",
      changeEntries(["listOffices"], ({ hours }) => {
        for (const entry of listObjects(hours))
          entry["weekdays"] = (entry["weekdays"] as number[]).map((weekday) => (weekday % 7) + 1);
      }),
    ),
    "slot-in-the-evening": breach(
      "readCallCenter",
      "Offers the last time for a call after the opening hours.",
      changeObject(["readCallCenter"], ({ slots }) => {
        const last = listObjects(slots).at(-1);
        if (last === undefined) return;
        for (const name of ["from", "to"])
          last[name] = new Date(Date.parse(String(last[name])) + 4 * 3_600_000).toISOString();
      }),
      asCitizen("readCallCenter"),
    ),
    "removed-without-day": breach(
      "searchRegister",
      "Leaves out the day on which an instrument was removed from the register.",
      changeEntries(["searchRegister"], (entry) => delete entry["removedAt"]),
      asCitizen("searchRegister", { path: "removed-measurement-tools" }),
    ),
    "hours-of-half-a-day": breach(
      "listOffices",
      "Writes times of the afternoon with the hours of a clock, such as 05:00 for 17:00.",
      changeEntries(["listOffices"], ({ hours }) => {
        for (const entry of listObjects(hours)) {
          const [hour = 0, minute = "00"] = String(entry["closes"]).split(":");
          entry["closes"] = `${String(Number(hour) % 12).padStart(2, "0")}:${minute}`;
        }
      }),
    ),
    "own-site": breach(
      "listServices",
      "Names the portal as the other site of the services that it provides itself.",
      changeEntries(["listServices"], (service) => {
        if (service["externalUrl"] === undefined) service["externalSite"] = "e-xidmet.example";
      }),
    ),
    "form-pattern": breach(
      "readService",
      "Uses a keyword in the forms that the contract does not list.",
      changeObject(["readService"], ({ form }) => {
        const schema = isObject(form) && isObject(form["schema"]) ? form["schema"]["properties"] : undefined;
        for (const field of Object.values(isObject(schema) ? schema : {}))
          if (isObject(field) && field["type"] === "string") field["pattern"] = ".*";
      }),
      asCitizen("readService", { path: "101" }),
    ),
    "form-of-free-services": breach(
      "readService",
      "Leaves out the form of a service that has a fee.",
      changeObject(["readService"], (service) => {
        if (Number(service["serviceFee"]) + Number(service["governmentFee"]) > 0) delete service["form"];
      }),
      asCitizen("readService", { path: "101" }),
    ),
    "related-to-itself": breach(
      "readPost",
      "Returns the post itself as the first of its related ones, as it is the most similar.",
      changeObject(["readPost"], (post) => {
        const { content: _content, related, ...own } = post;
        post["related"] = [own, ...listObjects(related)].slice(0, 10);
      }),
      asCitizen("readPost", { path: "301" }),
    ),
    "related-to-withdrawn": breach(
      "readPost",
      "Leaves withdrawn posts among the related ones.",
      changeObject(["readPost"], (post) => {
        const [first] = listObjects(post["related"]);
        if (first !== undefined) post["related"] = [...listObjects(post["related"]), { ...first, id: "290" }];
      }),
      asCitizen("readPost", { path: "301" }),
    ),
    "holder-with-name": breach(
      "checkCertificate",
      "Names the person who holds a certificate, and not only their initials.",
      changeObject(["checkCertificate"], ({ certificate }, _request, { store }) => {
        if (!isObject(certificate)) return;
        const document = store.state.documents.find((found) => found.certificate?.number === certificate["number"]);
        const appeal = store.state.appeals.find(({ number }) => number === document?.appealNumber);
        if (appeal?.owner.startsWith("person:")) certificate["holder"] = appeal.applicant;
      }),
      asCitizen("checkCertificate", { query: { number: "S-2026-00390" } }),
    ),
  }),
  ...defineFaults("transport", {
    "missing-post-is-kept": breach(
      "readPost",
      "Lets caches keep the error for an unknown post for five minutes.",
      changeErrors(["readPost"], (response) => withHeaderOf(response, "cache-control", "public, max-age=300")),
      asCitizen("readPost", { path: "299" }),
    ),
  }),
];
