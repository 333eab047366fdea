import type { CallbackSlot } from "../../src/generated/contract.d.ts";
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
import { isSameId } from "../../src/config/isSameId.ts";

/** The maximum number of callbacks that an account may book within the rate limit window. */
const maxCallbacksPerWindow = 10;

const toCallbackSlot = ({ id, from, to, isFree }: BookableSlot): CallbackSlot => ({
  id,
  from: toIsoDateTime(from),
  to: toIsoDateTime(to),
  free: isFree,
});
const formatTime = (timestamp: number): string => toIsoDateTime(timestamp).slice(11, 16);

/** Handlers of the call center. */
export const callCenterHandlers = {
  readCallCenter: ({ store, lang, principal }) => {
    const openNow = isCallCenterOpen(store.now());
    const dayRanges = [callCenterMessages.week, callCenterMessages.saturday];
    return ok({
      phoneNumber: callCenterPhone,
      hours: openingHours.map(({ weekdays, opens, closes }, index) => ({
        days: translate(dayRanges[index] ?? callCenterMessages.week, lang),
        weekdays: [...weekdays],
        opens,
        closes,
      })),
      openNow,
      // The contract allows no other scheme, and the stub page is on this server.
      ...(openNow &&
        store.publicOrigin.startsWith("https://") && {
          chatUrl: `${store.publicOrigin}/external/?site=chat&lang=${lang}`,
        }),
      slots: principal === undefined ? [] : getBookableSlots(store).map(toCallbackSlot),
    });
  },

  requestCallback: ({ store, lang, principal, body: { phoneNumber, slot: id, topic } }) => {
    const rateLimitKey = `callback ${principal.account.id}`;
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey, maxCallbacksPerWindow);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    const slot = getBookableSlots(store).find((bookableSlot) => isSameId(bookableSlot.id, id));
    if (slot === undefined) return { status: 422, fields: { slot: messages.slotUnknown } };
    if (!slot.isFree) return { status: 409 };
    recordAttempt(store, rateLimitKey);
    const callback = { id: store.nextId(), owner: getOwner(principal), phoneNumber, slot: slot.id, topic };
    store.state.callbacks.push(callback);
    const message = translate(
      interpolate(callCenterMessages.callbackBooked, {
        day: formatDate(lang, slot.day),
        from: formatTime(slot.from),
        to: formatTime(slot.to),
      }),
      lang,
    );
    return ok({ id: callback.id, phoneNumber, slot: { ...toCallbackSlot(slot), free: false }, topic, message });
  },
} satisfies Behaviour;
