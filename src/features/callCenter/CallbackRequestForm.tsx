import { useMemo, useState, type ReactNode } from "react";
import { forgetSendingKey, sendingKey } from "../../forms/idempotencyKey.ts";
import { discardDraft } from "../../forms/drafts.ts";
import { Form } from "../../forms/Form.tsx";
import { form as callbackForm } from "../../generated/forms/callback.js";
import { useRequestCallback } from "../../generated/queries/call-center/call-center.ts";
import type { Callback } from "../../generated/queries/model/callback.ts";
import type { CallbackSlot } from "../../generated/queries/model/callbackSlot.ts";
import { failureOf, type Failure } from "../../api/failure.ts";
import { formatDate, formatPhone, formatTime } from "../../i18n/format.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import type { User } from "../../auth/sessionStore.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Receipt } from "../../components/feedback/SubmissionReceipt.tsx";

/** Asking to be called back at one of the free times, and what was agreed. */
export function CallbackRequest({ user, slots }: { user: User; slots: readonly CallbackSlot[] }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const request = useRequestCallback();
  const [agreed, setAgreed] = useState<Callback>();
  const when = ({ from, to }: CallbackSlot): string => say("callCenter.slot", { day: formatDate(lang, from), from: formatTime(from), to: formatTime(to) });

  const definition = useMemo(() => {
    const options = Object.fromEntries(slots.filter(({ free }) => free).map((slot) => [slot.id, say("callCenter.slot", { day: formatDate(lang, slot.from), from: formatTime(slot.from), to: formatTime(slot.to) })]));
    return { ...callbackForm, texts: { slot: { label: say("form.callback.slot.label"), options } } };
  }, [slots, say, lang]);

  if (agreed !== undefined) {
    return (
      <Receipt title={say("callCenter.agreed")} action={<Button onClick={() => setAgreed(undefined)}>{say("callCenter.another")}</Button>}>
        <DetailList
          items={[
            { term: say("callCenter.number"), description: agreed.id },
            { term: say("form.callback.slot.label"), description: when(agreed.slot) },
            { term: say("form.callback.phone.label"), description: formatPhone(agreed.phone) },
            { term: say("form.callback.topic.label"), description: agreed.topic },
          ]}
        />
      </Receipt>
    );
  }
  if (!slots.some(({ free }) => free)) return <EmptyState level={3} title={say("callCenter.noSlots")}>{say("callCenter.noSlotsText")}</EmptyState>;
  return (
    <Form
      definition={definition}
      owner={String(user.id)}
      initial={user.phoneNumber === undefined ? undefined : { phone: user.phoneNumber }}
      busy={request.isPending}
      failure={aboutSlot(failureOf(request.error))}
      submitLabel={say("callCenter.request")}
      asksBeforeLeaving
      onSubmit={(data) =>
        request.mutate(
          { data, headers: { "Idempotency-Key": sendingKey(callbackForm.name, data) } },
          {
            onSuccess: (callback) => {
              discardDraft(callbackForm.name);
              forgetSendingKey(callbackForm.name);
              setAgreed(callback);
            },
          },
        )
      }
    />
  );
}

/** A time that somebody else took meanwhile is the fault of one field: the form says it there. */
function aboutSlot(failure: Failure | undefined): Failure | undefined {
  if (failure?.kind !== "refused" || failure.code !== "SLOT_TAKEN") return failure;
  const { message = "" } = failure;
  return { kind: "invalid", message, fields: [{ field: "slot", message }] };
}
