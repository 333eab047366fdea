import type { components } from "../../src/generated/contract.d.ts";
import { formatDate } from "../../src/i18n/format.ts";
import { countTry, secondsLocked } from "../store/rateLimit.ts";
import { callCenterPhone, isOpen, openingHours, slotsOf, type Slot } from "../store/callCenter.ts";
import { callCenterWords } from "../sampleData/callCenterMessages.ts";
import { stampOf } from "../store/calendar.ts";
import { fill, say } from "../store/localizedText.ts";
import { messages } from "../store/messages.ts";
import { ownerOf } from "../store/owners.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** How many calls one person may ask for in a quarter of an hour. */
const asksAllowed = 10;

const shown = ({ id, from, to, free }: Slot): components["schemas"]["CallbackSlot"] => ({ id, from: stampOf(from), to: stampOf(to), free });
const timeOf = (moment: number): string => stampOf(moment).slice(11, 16);

/** Reaching somebody who can help. */
export const callCenter = {
  readCallCenter: ({ world, lang, visitor }) => {
    const words = [callCenterWords.week, callCenterWords.saturday];
    return ok({
      phone: callCenterPhone,
      hours: openingHours.map(({ weekdays, opens, closes }, place) => ({ days: say(words[place] ?? callCenterWords.week, lang), weekdays: [...weekdays], opens, closes })),
      openNow: isOpen(world.now()),
      slots: visitor === undefined ? [] : slotsOf(world).map(shown),
    });
  },

  requestCallback: ({ world, lang, visitor, body: { phone, slot: id, topic } }) => {
    const tried = `callback ${visitor.account.id}`;
    const wait = secondsLocked(world, tried, asksAllowed);
    if (wait > 0) return { status: 429, retryAfter: wait };
    const slot = slotsOf(world).find((one) => one.id === id);
    if (slot === undefined) return { status: 422, fields: { slot: messages.slotUnknown } };
    if (!slot.free) return { status: 409 };
    countTry(world, tried);
    const callback = { id: world.nextId(), owner: ownerOf(visitor), phone, slot: id, topic };
    world.state.callbacks.push(callback);
    const message = say(fill(callCenterWords.agreed, { day: formatDate(lang, slot.day), from: timeOf(slot.from), to: timeOf(slot.to) }), lang);
    return ok({ id: callback.id, phone, slot: { ...shown(slot), free: false }, topic, message });
  },
} satisfies Behaviour;
