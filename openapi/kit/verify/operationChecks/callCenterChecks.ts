import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped, skipWhenRateLimited } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { dayMs } from "../serverClock.ts";
import { assertUnlessOthers, repeatOnce } from "../run/concurrentChanges.ts";
import { findAdministrator } from "../personas.ts";
import { findCallbackSlot } from "../requests.ts";
import { isSameId } from "../../../../src/config/isSameId.ts";
import { getBakuTime, getBakuWeekday } from "../../../../src/i18n/bakuCalendar.ts";
import { openingHoursChecks, passedSlotCheck } from "./openingHoursChecks.ts";
import { asOtherPerson } from "../access/otherPersonChecks.ts";
import {
  createIdempotencyCheck,
  createStatusCheck,
  createValidRequestFor,
  defineCheck,
  getCitizenAuth,
  withChangedField,
} from "./checkHelpers.ts";

type Slot = { id: string | number; from: string; to: string; free: boolean };

/** Checks that of two persons who book one time only one gets it, and that the receipt names it as it is now. */
const bookingCheck = defineCheck("books a time once, of two persons at the same time too", (context) =>
  repeatOnce(() => bookAtTheSameTime(context)),
);

async function bookAtTheSameTime(context: VerifyContext): Promise<void> {
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
  skipWhenRateLimited(...responses.map(({ status }) => status));
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
  const assertTaken = async (token: string): Promise<void> => {
    const listed = (await readSlots(token)).find(({ id }) => String(id) === String(slot.id));
    assertContract(listed?.free !== true, `the slot ${slot.id} not free, for everybody`, listed);
  };
  // A third person may have booked it: then it is taken.
  const isTaken = statuses.join() === "409,409";
  if (isTaken) await assertTaken(own);
  (isTaken ? assertUnlessOthers : assertContract)(
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
  for (const token of [own, other]) await assertTaken(token);
}

/** Checks that every user who is signed in gets the times for a call, whatever their role. */
const slotsCheck = defineCheck("returns the time slots to each signed-in user", async (context) => {
  const readIds = async (token: string): Promise<string> =>
    (await fetchBody<{ slots: readonly Slot[] }>(context, "readCallCenter", { token })).slots
      .map(({ id }) => id)
      .join(", ");
  const own = await context.personas.citizen(context);
  const tokens = [(await context.personas.account(context)).token, await findAdministrator(context)];
  for (const token of tokens)
    if (token !== undefined)
      await repeatOnce(async () => {
        const [expected, found] = [await readIds(own), await readIds(token)];
        assertUnlessOthers(found === expected, `the slots ${expected.slice(0, 200)}`, found.slice(0, 200));
      });
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

/** Checks of the call center and of the calls that it is asked for, by operationId. */
export const callCenterChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  readCallCenter: [
    defineCheck("returns the earliest slot first", async (context) => {
      const { slots } = await fetchBody<{ slots: { from: string }[] }>(
        context,
        "readCallCenter",
        await getCitizenAuth(context),
      );
      const times = slots.map(({ from }) => Date.parse(from));
      assertContract(
        times.every((time, index) => index === 0 || time >= (times[index - 1] ?? time)),
        "the earliest slot first",
        slots.map(({ from }) => from),
      );
    }),
    defineCheck("returns no slots without a token", async (context) => {
      const { slots } = await fetchBody<{ slots: unknown[] }>(context, "readCallCenter", {});
      assertContract(slots.length === 0, "no slots", slots);
    }),
    ...callbackChecks,
    slotsCheck,
    ...openingHoursChecks,
  ],
  requestCallback: [
    defineCheck("books the slot, so that nobody else can", async (context) => {
      const request = await createValidRequestFor(asOtherPerson(context), "requestCallback");
      const { slot } = request.body as { slot?: string | number };
      const readSlots = async (): Promise<readonly Slot[]> =>
        (await fetchBody<{ slots: readonly Slot[] }>(context, "readCallCenter", await getCitizenAuth(context))).slots;
      const before = await readSlots();
      await fetchBody(context, "requestCallback", request);
      const slots = await readSlots();
      assertContract(
        slots.every(({ id, free }) => !isSameId(id, slot) || !free),
        `the slot ${String(slot)} not free`,
        slots.filter(({ id }) => isSameId(id, slot)),
      );
      const taken = slots.filter(
        ({ id, free }) => !isSameId(id, slot) && !free && before.some((other) => other.id === id && other.free),
      );
      // Somebody else may have booked one meanwhile.
      assertContract(taken.length < 2, `every other slot as before the slot ${String(slot)} was booked`, taken);
    }),
    createStatusCheck("returns 409 for a booked slot", "requestCallback", [409], async (context) => {
      const request = await createValidRequestFor(context, "requestCallback");
      return {
        ...request,
        body: { ...(request.body as JsonBody), slot: await findCallbackSlot(context, request.token ?? "", false) },
      };
    }),
    createIdempotencyCheck("requestCallback", withChangedField("topic")),
    bookingCheck,
    passedSlotCheck,
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
