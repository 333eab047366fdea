import { languages } from "../../contract/language.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import {
  assertContract,
  CheckSkipped,
  expectResponse,
  fetchBody,
  fetchItems,
  getOperation,
  largestPage,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { getBakuTime, getBakuWeekday } from "../../../../src/i18n/bakuCalendar.ts";
import { findAdministrator } from "../personas.ts";
import { sampleSuggestion } from "../requests.ts";
import {
  createStatusCheck,
  createValidRequestFor,
  dayMs,
  defineCheck,
  getCitizenAuth,
  type JsonBody,
} from "./checkHelpers.ts";

type Items<Item> = { total: number; items: readonly Item[] };

type Tally = { serviceId?: string | number; yes: number; no: number; partially: number; total: number };

/** How many entries of a list are compared with another operation. */
const maxCompared = 8;

/** Numbers that were rounded to the same digits may differ in the last one. */
const isNear = (first: number, second: number): boolean => Math.abs(first - second) < 0.000_051;

const riskGroupChecks: readonly ContractCheck[] = [
  defineCheck("counts the goods that the product search finds in each group", async (context) => {
    const items = await fetchItems<{ id: string | number; productCount: number }>(context, "listRiskGroups");
    for (const { id, productCount } of items.slice(0, maxCompared)) {
      const { total } = await fetchBody<Items<unknown>>(context, "searchProducts", {
        query: { riskGroup: id, perPage: 1 },
      });
      assertContract(productCount === total, `productCount ${total} for the risk group ${id}`, productCount);
    }
  }),
];

/** Of how many days the rate in the history is compared with the list: a week, with its weekend. */
const maxComparedDays = 8;

type Rate = { code: string; date: string; rate: number; change: number; nominal: number };

type RateHistory = { nominal: number; items: readonly { date: string; rate: number }[] };

/** Returns the history of the rates of a currency. */
const readRates = (context: VerifyContext, code: string): Promise<RateHistory> =>
  fetchBody<RateHistory>(context, "readExchangeRateHistory", { path: { id: code } });

/** Throws `ContractViolation` when a rate of a day, or its change since the day before, is another one in the history. */
function assertRate({ code, date, rate, change, nominal }: Rate, history: RateHistory): void {
  const index = history.items.findIndex((point) => point.date === date);
  const [before, today] = [history.items[index - 1], history.items[index]];
  if (today === undefined) return;
  assertContract(
    isNear(today.rate, rate) && history.nominal === nominal,
    `the rate ${rate} for ${nominal} ${code} on ${date} in the history too`,
    { nominal: history.nominal, ...today },
  );
  if (before !== undefined)
    assertContract(
      isNear(today.rate - before.rate, change),
      `the change ${(today.rate - before.rate).toFixed(4)} of ${code} on ${date} since ${before.date}`,
      change,
    );
}

/** How many published days before the last one are compared. */
const maxEarlierDays = 3;

const rateChecks: readonly ContractCheck[] = [
  defineCheck("returns the last rate of the history, and the change since the day before", async (context) => {
    const items = await fetchItems<Rate>(context, "listExchangeRates");
    for (const rate of items.slice(0, maxCompared)) assertRate(rate, await readRates(context, rate.code));
  }),
  defineCheck("returns the rates of an earlier day as the history does, with their change", async (context) => {
    const items = await fetchItems<Rate>(context, "listExchangeRates");
    const compared = items.slice(0, maxCompared);
    const histories = new Map<string, RateHistory>();
    for (const { code } of compared) histories.set(code, await readRates(context, code));
    const days = new Set([...histories.values()].flatMap((history) => history.items.map(({ date }) => date)));
    for (const date of [...days].toSorted().slice(-1 - maxEarlierDays, -1)) {
      const query = { date, ...largestPage };
      for (const rate of (await fetchBody<Items<Rate>>(context, "listExchangeRates", { query })).items) {
        const history = histories.get(rate.code);
        if (history !== undefined) assertRate(rate, history);
      }
    }
  }),
];

/** How much a rate changes from one day to the next at most, unless its unit is another one. */
const maxDailyFactor = 3;

const historyChecks: readonly ContractCheck[] = [
  defineCheck("returns the rates of all days for the same number of units", async (context) => {
    const rates = await fetchItems<Rate>(context, "listExchangeRates");
    for (const { code } of rates.filter(({ nominal }) => nominal !== 1).slice(0, maxCompared)) {
      const { items } = await fetchBody<{ items: readonly { date: string; rate: number }[] }>(
        context,
        "readExchangeRateHistory",
        { path: { id: code } },
      );
      const index = items.findIndex(({ rate }, position) => {
        const factor = rate / (items[position - 1]?.rate ?? rate);
        return factor > maxDailyFactor || factor < 1 / maxDailyFactor;
      });
      assertContract(index === -1, `a rate of ${code} near ${items[index - 1]?.rate}`, items[index]);
    }
  }),
  createStatusCheck("returns 404 for a currency without an official rate", "readExchangeRateHistory", [404], () => ({
    // The rates are in manats.
    path: { id: "AZN" },
  })),
  defineCheck("returns each day once, the earliest first, and none in the future", async (context) => {
    const { items } = await fetchBody<{ items: readonly { date: string }[] }>(
      context,
      "readExchangeRateHistory",
      await createValidRequestFor(context, "readExchangeRateHistory"),
    );
    const days = items.map(({ date }) => date);
    const isRising = days.every((day, index) => index === 0 || day > (days[index - 1] ?? ""));
    assertContract(isRising, "each day once, the earliest first", days);
    const last = days.at(-1);
    assertContract(
      last === undefined || Date.parse(last) < Date.now() + 2 * dayMs,
      "no day in the future",
      last ?? "nothing",
    );
  }),
  defineCheck("returns only days on which a rate was published", async (context) => {
    const { path = {} } = await createValidRequestFor(context, "readExchangeRateHistory");
    const history = await fetchBody<Items<{ date: string; rate: number }>>(context, "readExchangeRateHistory", {
      path,
    });
    for (const point of history.items.slice(-maxComparedDays)) {
      const items = await fetchItems<Rate>(context, "listExchangeRates", { query: { date: point.date } });
      const published = items.find(({ code }) => code === path["id"]);
      if (published === undefined) continue;
      assertContract(
        published.date === point.date && isNear(published.rate, point.rate),
        `the rate ${published.rate} of ${published.date}, the last one published until ${point.date}`,
        point,
      );
    }
  }),
];

type Price = {
  id: string | number;
  product: string;
  history: readonly { date: string; avgPrice: number }[];
  date: string;
  avgPrice: number;
};

const priceChecks: readonly ContractCheck[] = [
  defineCheck("returns the history of each price with the earliest day first, all before its day", async (context) => {
    const readPrices = async (query: { date?: string }): Promise<readonly Price[]> =>
      await fetchItems<Price>(context, "listMarketPrices", { query });
    const latest = await readPrices({});
    const pastDay = latest[0]?.history.at(-1)?.date;
    for (const { product, history, date } of [
      ...latest,
      ...(pastDay === undefined ? [] : await readPrices({ date: pastDay })),
    ]) {
      const days = [...history.map((point) => point.date), date];
      const isRising = days.every((day, index) => index === 0 || day > (days[index - 1] ?? ""));
      assertContract(isRising, `the days of ${product} in their order, up to ${date}`, days);
    }
  }),
  defineCheck("returns the prices of an earlier day as the history does", async (context) => {
    const readPrices = async (query: { date?: string }): Promise<readonly Price[]> =>
      await fetchItems<Price>(context, "listMarketPrices", { query });
    const latest = await readPrices({});
    for (const pastDay of latest[0]?.history.slice(-2).map((point) => point.date) ?? [])
      for (const { id, product, date, avgPrice } of await readPrices({ date: pastDay })) {
        const { history = [] } = latest.find((price) => String(price.id) === String(id)) ?? {};
        const point = history.find((earlier) => earlier.date === date);
        assertContract(
          point === undefined || isNear(point.avgPrice, avgPrice),
          `the price ${point?.avgPrice} of ${product} on ${date}, as in its history`,
          avgPrice,
        );
      }
  }),
];

const faqChecks: readonly ContractCheck[] = [
  defineCheck("returns the questions of one category together", async (context) => {
    for (const lang of languages) {
      const items = await fetchItems<{ category: { id: string | number } }>(context, "listFaq", { lang });
      const ids = items.map(({ category: { id } }) => String(id));
      const runs = ids.filter((id, index) => id !== ids[index - 1]);
      assertContract(new Set(runs).size === runs.length, `the questions of each category together in ${lang}`, runs);
    }
  }),
];

const postChecks: readonly ContractCheck[] = [
  defineCheck("relates a post to others that can be read, as they are listed", async (context) => {
    const items = await fetchItems(context, "listPosts");
    for (const { id } of items.slice(0, maxCompared)) {
      const { related } = await fetchBody<{ related: readonly JsonBody[] }>(context, "readPost", {
        path: { id: String(id) },
      });
      for (const post of related) {
        const read = await fetchBody(context, "readPost", { path: { id: String(post["id"]) } });
        const other = Object.keys(post).find((name) => JSON.stringify(read[name]) !== JSON.stringify(post[name]));
        assertContract(other === undefined, `the ${other} of post ${String(post["id"])} itself`, post);
      }
    }
  }),
];

const sumOf = (items: readonly Tally[], field: "yes" | "no" | "partially"): number =>
  items.reduce((sum, item) => sum + item[field], 0);

const evaluationChecks: readonly ContractCheck[] = [
  defineCheck("counts each answer once in the summary", async (context) => {
    const readSummary = async (): Promise<readonly Tally[]> =>
      await fetchItems<Tally>(context, "readEvaluationSummary");
    const request = await createValidRequestFor(context, "sendEvaluation");
    const body = request.body as { answers: readonly object[] };
    for (const [answer, field] of [
      ["YES", "yes"],
      ["NO", "no"],
      ["PARTIALLY", "partially"],
    ] as const) {
      const before = await readSummary();
      const answers = body.answers.map((item) => ({ ...item, answer }));
      await fetchBody(context, "sendEvaluation", { ...request, body: { ...body, answers } });
      const after = await readSummary();
      const counted = sumOf(after, field) - sumOf(before, field);
      if (after.length < 100)
        assertContract(counted === answers.length, `${answers.length} more answers ${answer}`, counted);
    }
  }),
];

/** Checks that an answer counts for what was evaluated, of each kind and by each caller, and that no cache hides it. */
const tallyCheck = defineCheck("counts the answers for what was evaluated, and nothing else", async (context) => {
  const operation = getOperation(context, "readEvaluationSummary");
  const query = largestPage;
  const getKey = ({ serviceId }: { serviceId?: unknown }): string => String(serviceId ?? "");
  const readTotals = async (): Promise<{ totals: ReadonlyMap<string, number>; tag: string | null }> => {
    const { body, headers } = await expectResponse(context, operation, { query }, 200);
    const { items } = body as Items<Tally>;
    // The institution may have several questionnaires.
    const totals = new Map<string, number>();
    for (const item of items) totals.set(getKey(item), (totals.get(getKey(item)) ?? 0) + item.total);
    return { totals, tag: headers.get("etag") };
  };
  const { items } = await fetchBody<Items<JsonBody>>(context, "listQuestionnaires", { query });
  const kinds = ["GENERAL", "SERVICE"].flatMap((scope) => items.filter((item) => item["scope"] === scope).slice(0, 1));
  const { token } = await context.personas.account(context);
  for (const [index, questionnaire] of kinds.entries()) {
    const questions = questionnaire["questions"] as readonly JsonBody[];
    const answers = questions.map(({ id }) => ({ questionId: id, answer: "YES" }));
    const body = { questionnaireId: questionnaire["id"], answers };
    const { totals: before, tag } = await readTotals();
    await fetchBody(context, "sendEvaluation", { body, ...(index === 0 && { token }) });
    if (tag !== null) {
      const { status, curl } = await context.client.send(operation, { query, headers: { "if-none-match": tag } });
      assertContract(status === 200, "200 with the new summary for the ETag of the one before", `${status}`, curl);
    }
    const { totals: after } = await readTotals();
    if (after.size >= 100) return;
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const counted = (after.get(key) ?? 0) - (before.get(key) ?? 0);
      const expected = key === getKey(questionnaire) ? answers.length : 0;
      assertContract(
        counted === expected,
        `${expected} more answers for ${key === "" ? "the institution" : `service ${key}`}`,
        counted,
      );
    }
  }
});

type Slot = { id: string | number; from: string; to: string; free: boolean };

/** Checks that of two persons who book one time only one gets it, and that the receipt names it as it is now. */
const bookingCheck = defineCheck("books a time once, of two persons at the same time too", async (context) => {
  const operation = getOperation(context, "requestCallback");
  const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
  const readSlots = async (token: string): Promise<readonly Slot[]> =>
    (await fetchBody<{ slots: readonly Slot[] }>(context, "readCallCenter", { token })).slots;
  const slot = (await readSlots(own)).findLast(({ free }) => free);
  if (slot === undefined) throw new CheckSkipped("the call center has no free slot");
  const body = { phoneNumber: "+994505550142", slot: slot.id, topic: "Contract verification" };
  const responses = await Promise.all(
    [own, other].map((token) => context.client.send(operation, { token, body, lang: "en" })),
  );
  if (responses.some(({ status }) => status === 429)) throw new CheckSkipped("rate limited; wait and try again");
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
  assertContract(
    statuses.join() === "200,409",
    "200 and 409 for one time and two persons",
    statuses,
    responses[1]?.curl,
  );
  const { body: receipt, curl } = responses.find(({ status }) => status === 200) ?? {};
  const booked = (receipt as { slot?: Slot }).slot;
  const show = (found: Slot | undefined): string =>
    JSON.stringify([String(found?.id), Date.parse(found?.from ?? ""), Date.parse(found?.to ?? ""), found?.free]);
  const expected = { ...slot, free: false };
  assertContract(
    show(booked) === show(expected),
    `the slot ${JSON.stringify(expected)} of the booked call`,
    booked,
    curl,
  );
  for (const token of [own, other]) {
    const listed = (await readSlots(token)).find(({ id }) => String(id) === String(slot.id));
    assertContract(listed?.free !== true, `the slot ${slot.id} not free, for everybody`, listed);
  }
});

/** Checks that every user who is signed in gets the times for a call, whatever their role. */
const slotsCheck = defineCheck("returns the time slots to each signed-in user", async (context) => {
  const readIds = async (token: string): Promise<string> =>
    (await fetchBody<{ slots: readonly Slot[] }>(context, "readCallCenter", { token })).slots
      .map(({ id }) => id)
      .join(", ");
  const expected = await readIds(await context.personas.citizen(context));
  const tokens = [(await context.personas.account(context)).token, await findAdministrator(context)];
  for (const token of tokens)
    if (token !== undefined) {
      const found = await readIds(token);
      assertContract(found === expected, `the slots ${expected.slice(0, 200)}`, found.slice(0, 200));
    }
});

const callbackChecks: readonly ContractCheck[] = [
  defineCheck("returns slots that are not over, and opening hours that close after they open", async (context) => {
    const { slots, hours } = await fetchBody<{
      slots: readonly { from: string; to: string }[];
      hours: readonly { opens: string; closes: string; weekdays?: readonly number[] }[];
    }>(context, "readCallCenter", await getCitizenAuth(context));
    const over = slots.find(({ to }) => Date.parse(to) < Date.now() - dayMs);
    assertContract(over === undefined, "only slots of the coming days", over);
    const reversed = hours.find(({ opens, closes }) => closes <= opens);
    assertContract(reversed === undefined, "a time of closing after the time of opening", reversed);
    if (!hours.every(({ weekdays }) => weekdays !== undefined)) return;
    const closed = slots.find(({ from, to }) => {
      const [start, end] = [new Date(from), new Date(to)];
      return !hours.some(
        ({ opens, closes, weekdays }) =>
          weekdays?.includes(getBakuWeekday(start)) === true &&
          opens <= getBakuTime(start) &&
          getBakuTime(end) <= closes,
      );
    });
    assertContract(closed === undefined, "only slots within the opening hours", closed);
  }),
];

/** The check that a payment that is not completed has no receipt. */
const receiptChecks: readonly ContractCheck[] = [
  defineCheck("returns 404 for a payment that is not completed", async (context) => {
    const { token, path } = await createValidRequestFor(context, "startPayment");
    const { items } = await fetchBody<Items<JsonBody>>(context, "listObligations", {
      token,
      query: { perPage: maxCompared },
    });
    for (const { id } of [{ id: path?.["id"] }, ...items])
      await expectResponse(
        context,
        getOperation(context, "downloadReceipt"),
        { token, path: { id: String(id) }, lang: "ru" },
        404,
      );
  }),
];

const withdrawalChecks: readonly ContractCheck[] = [
  defineCheck("shows the withdrawal in the appeal and in the list", async (context) => {
    const request = await createValidRequestFor(context, "withdrawAppeal");
    const { token, path = {} } = request;
    const receipt = await fetchBody(context, "withdrawAppeal", request);
    const read = await fetchBody(context, "readAppeal", { token, path });
    const items = await fetchItems(context, "listAppeals", { token });
    const listed = items.find(({ id }) => String(id) === String(path["id"]));
    for (const [where, appeal] of [
      ["withdrawAppeal", receipt],
      ["readAppeal", read],
      ["listAppeals", listed],
    ] as const)
      assertContract(typeof appeal?.["withdrawnAt"] === "string", `withdrawnAt in ${where}`, appeal);
    assertContract(read["withdrawable"] === false, "withdrawable: false after the withdrawal", read["withdrawable"]);
  }),
];

const correctionChecks: readonly ContractCheck[] = [
  defineCheck(
    "leaves the appeal in its place of the list, which is ordered by the time of receipt",
    async (context) => {
      const { token } = await getCitizenAuth(context);
      const readAppeals = async (): Promise<readonly JsonBody[]> => await fetchItems(context, "listAppeals", { token });
      const before = await readAppeals();
      const sent = before.filter(
        ({ kind, appealDate, withdrawnAt }) =>
          kind === sampleSuggestion.kind && withdrawnAt === undefined && appealDate !== before[0]?.["appealDate"],
      );
      for (const { id } of sent.toReversed().slice(0, maxCompared)) {
        const path = { id: String(id) };
        const { subject, correctable } = await fetchBody(context, "readAppeal", { token, path });
        // Only what this check has sent is changed.
        if (subject !== sampleSuggestion.subject || correctable !== true) continue;
        await fetchBody(context, "correctAppeal", { token, path, body: sampleSuggestion });
        const [expected, found] = [before, await readAppeals()].map((items) =>
          items.map((item) => item["id"]).join(", "),
        );
        assertContract(found === expected, `the order as before the correction: ${expected}`, found);
        return;
      }
    },
  ),
];

type Standard = { id: string | number; designation: string; replacedBy?: string };

const standardChecks: readonly ContractCheck[] = [
  defineCheck("names the standard that replaces another one by its designation, not by its id", async (context) => {
    const items = await fetchItems<Standard>(context, "listStandards");
    for (const { designation, replacedBy } of items) {
      const isDesignation = items.some((standard) => standard.designation === replacedBy);
      const isId = items.some(({ id }) => String(id) === replacedBy);
      assertContract(
        isDesignation || !isId,
        `the designation of the standard that replaces ${designation}`,
        replacedBy,
      );
    }
  }),
];

/** Checks that the values of one operation agree with those of others, by operationId. */
export const relatedValueChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  listRiskGroups: riskGroupChecks,
  listExchangeRates: rateChecks,
  readExchangeRateHistory: historyChecks,
  listMarketPrices: priceChecks,
  sendEvaluation: [...evaluationChecks, tallyCheck],
  readCallCenter: [...callbackChecks, slotsCheck],
  requestCallback: [bookingCheck],
  downloadReceipt: receiptChecks,
  withdrawAppeal: withdrawalChecks,
  correctAppeal: correctionChecks,
  listStandards: standardChecks,
  listFaq: faqChecks,
  readPost: postChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
