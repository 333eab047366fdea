import type { components } from "../../src/generated/contract.d.ts";
import { formatDate } from "../../src/i18n/format.ts";
import { recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import {
  callCenterPhone,
  isCallCenterOpen,
  openingHours,
  getBookableSlots,
  type BookableSlot,
} from "../store/callCenter.ts";
import { callCenterMessages } from "../sampleData/callCenterMessages.ts";
import { toIsoDateTime } from "../store/calendar.ts";
import { interpolate, translate } from "../store/localizedText.ts";
import { messages } from "../store/messages.ts";
import { getOwner } from "../store/owners.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** How many calls one person may ask for in a quarter of an hour. */
const maxCallbacksPerWindow = 10;

const toCallbackSlot = ({ id, from, to, isFree }: BookableSlot): components["schemas"]["CallbackSlot"] => ({
  id,
  from: toIsoDateTime(from),
  to: toIsoDateTime(to),
  free: isFree,
});
const formatTime = (moment: number): string => toIsoDateTime(moment).slice(11, 16);

/** Reaching somebody who can help. */
export const callCenterHandlers = {
  readCallCenter: ({ store, lang, principal }) => {
    const words = [callCenterMessages.week, callCenterMessages.saturday];
    return ok({
      phone: callCenterPhone,
      hours: openingHours.map(({ weekdays, opens, closes }, place) => ({
        days: translate(words[place] ?? callCenterMessages.week, lang),
        weekdays: [...weekdays],
        opens,
        closes,
      })),
      openNow: isCallCenterOpen(store.now()),
      slots: principal === undefined ? [] : getBookableSlots(store).map(toCallbackSlot),
    });
  },

  requestCallback: ({ store, lang, principal, body: { phone, slot: id, topic } }) => {
    const tried = `callback ${principal.account.id}`;
    const wait = getRetryAfterSeconds(store, tried, maxCallbacksPerWindow);
    if (wait > 0) return { status: 429, retryAfterSeconds: wait };
    const slot = getBookableSlots(store).find((one) => one.id === id);
    if (slot === undefined) return { status: 422, fields: { slot: messages.slotUnknown } };
    if (!slot.isFree) return { status: 409 };
    recordAttempt(store, tried);
    const callback = { id: store.nextId(), owner: getOwner(principal), phone, slot: id, topic };
    store.state.callbacks.push(callback);
    const message = translate(
      interpolate(callCenterMessages.agreed, {
        day: formatDate(lang, slot.day),
        from: formatTime(slot.from),
        to: formatTime(slot.to),
      }),
      lang,
    );
    return ok({ id: callback.id, phone, slot: { ...toCallbackSlot(slot), free: false }, topic, message });
  },
} satisfies Behaviour;
