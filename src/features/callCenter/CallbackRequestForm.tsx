import { useMemo, type ReactNode } from "react";
import { getIdempotencyKey } from "../../forms/idempotencyKey.ts";
import { discardDraftWhenSent } from "../../forms/drafts/discardDraftWhenSent.ts";
import { useOnBehalfOf } from "../../forms/useOnBehalfOf.tsx";
import { isSameId } from "../../config/isSameId.ts";
import { toFieldFailure } from "../../forms/fieldFailure.ts";
import { Form } from "../../forms/Form.tsx";
import { form as callbackForm } from "../../generated/forms/callback.js";
import { useRequestCallback } from "../../generated/queries/call-center/index.ts";
import type { Callback, CallbackSlot } from "../../generated/contract.d.ts";
import { getFailure, type Failure } from "../../api/failure.ts";
import { getBakuTime } from "../../i18n/bakuCalendar.ts";
import { formatDate, formatPhone } from "../../i18n/format.ts";
import { useLanguage, useT, type Translator } from "../../i18n/IntlProvider.tsx";
import type { Language } from "../../i18n/language.ts";
import { getSessionUser, getUserKey, sessionStore, type User } from "../../auth/sessionStore.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { CalendarButton } from "../../components/calendar/CalendarButton.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { SubmissionReceipt } from "../../components/feedback/SubmissionReceipt.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { storeBookedCallback } from "./bookedCallback.ts";

/** Renders the form that books a callback in a free slot (`requestCallback`), and stores the booked one in this tab. */
export function CallbackRequestForm({
  user,
  slots,
  onBooked,
}: {
  user: User;
  slots: readonly CallbackSlot[];
  onBooked: (callback: Callback) => void;
}): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const owner = getUserKey(user);
  const onBehalfOf = useOnBehalfOf();
  const discarding = discardDraftWhenSent(callbackForm.name, owner);
  const requestCallback = useRequestCallback({
    mutation: {
      ...discarding,
      // Also when the person has left the page meanwhile, but not when they have signed out.
      onSuccess: (callback, ...rest) => {
        const current = getSessionUser(sessionStore.current);
        if (current !== undefined && getUserKey(current) === owner) storeBookedCallback(callback, user);
        discarding.onSuccess(callback, ...rest);
      },
    },
  });
  const definition = useMemo((): typeof callbackForm => {
    const options = Object.fromEntries(
      slots.filter(({ free }) => free).map((slot) => [slot.id, formatSlot(t, lang, slot)]),
    );
    return { ...callbackForm, labels: { slot: { label: t("form.callback.slot.label"), options } } };
  }, [slots, t, lang]);

  if (!slots.some(({ free }) => free))
    return (
      <EmptyState level={3} title={t("callCenter.noSlots")}>
        {t("callCenter.noSlotsText")}
      </EmptyState>
    );
  return (
    <Form
      definition={definition}
      owner={owner}
      initial={user.phoneNumber === undefined ? undefined : { phoneNumber: user.phoneNumber }}
      isBusy={requestCallback.isPending}
      failure={toSlotFailure(getFailure(requestCallback.error), t)}
      submitLabel={t("callCenter.request")}
      confirmsLeave
      extra={onBehalfOf}
      onSubmit={(values) => {
        // The value of a field is a text, the id of a slot may be a number.
        const data = { ...values, slot: slots.find(({ id }) => isSameId(id, values.slot))?.id ?? values.slot };
        requestCallback.mutate(
          { data, headers: { "Idempotency-Key": getIdempotencyKey(callbackForm.name, data) } },
          { onSuccess: onBooked },
        );
      }}
    />
  );
}

/** Renders the booked callback, and how to cancel it. */
export function BookedCallback({
  callback: { id, slot, phoneNumber, topic },
  callCenterPhone,
  isNew,
  onBookAnother,
}: {
  callback: Callback;
  callCenterPhone: string;
  /** It was booked just now. */
  isNew: boolean;
  onBookAnother: () => void;
}): ReactNode {
  const t = useT();
  const lang = useLanguage();
  return (
    <SubmissionReceipt
      title={t("callCenter.booked")}
      isNew={isNew}
      action={
        <>
          <CalendarButton
            event={{
              id: `callback-${id}`,
              title: t("calendar.call"),
              description: `${topic}\n${formatPhone(phoneNumber)}`,
              from: slot.from,
              to: slot.to,
            }}
          />
          <Button onClick={onBookAnother}>{t("callCenter.another")}</Button>
        </>
      }
    >
      <DetailList
        items={[
          { term: t("callCenter.number"), description: id },
          {
            term: t("form.callback.slot.label"),
            description: t("callCenter.bookedSlot", { slot: formatSlot(t, lang, slot) }),
          },
          { term: t("form.callback.phoneNumber.label"), description: formatPhone(phoneNumber) },
          { term: t("form.callback.topic.label"), description: topic },
        ]}
      />
      <p>
        <HowToCancel callCenterPhone={callCenterPhone} />
      </p>
    </SubmissionReceipt>
  );
}

/** Renders how to change or cancel a call, with the phone number as a link. */
function HowToCancel({ callCenterPhone }: { callCenterPhone: string }): ReactNode {
  const t = useT();
  const phone = formatPhone(callCenterPhone);
  const [before, after] = t("callCenter.cancel", { phone }).split(phone);
  return (
    <>
      {before}
      <Link href={`tel:${callCenterPhone}`}>{phone}</Link>
      {after}
    </>
  );
}

const formatSlot = (t: Translator, lang: Language, { from, to }: CallbackSlot): string =>
  t("callCenter.slot", {
    day: formatDate(lang, from),
    from: getBakuTime(new Date(from)),
    to: getBakuTime(new Date(to)),
  });

/** Maps the rejection of a slot that was booked in the meantime to a validation error of its field. */
function toSlotFailure(failure: Failure | undefined, t: Translator): Failure | undefined {
  if (failure?.kind !== "rejected" || failure.status !== 409) return failure;
  return toFieldFailure("slot", failure.message ?? t("invalid.slot"));
}
