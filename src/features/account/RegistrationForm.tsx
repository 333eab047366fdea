import { useState, type ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { discardDraft } from "../../forms/drafts.ts";
import { form as registrationForm } from "../../generated/forms/registration.js";
import type { Credentials } from "../../generated/queries/model/credentials.ts";
import { useRegisterPossessor } from "../../generated/queries/possessor/possessor.ts";
import { useCheckNewPassword, useRegisterUser } from "../../generated/queries/user/user.ts";
import { CallFailed, failureOf } from "../../api/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { showToast } from "../../state/toasts.ts";
import { withinPart } from "../../forms/fieldFailure.ts";
import { forgetPossessor, keepPossessor, keptPossessor } from "./registeredPossessor.ts";
import { useCalls } from "../../state/useRequestSequence.ts";
import { Verification } from "./EmailVerification.tsx";

type Answers = NonNullable<(typeof registrationForm)["answers"]>;

/**
 * Registering a foreign organisation and the person who acts for it: first the possessor, then the user, then the password
 * check. When a later step fails, a new attempt goes on from there and makes no second possessor.
 */
export function Registration({ onVerified, onSignedIn }: { onVerified: (username: string) => void; onSignedIn: () => void }): ReactNode {
  const say = useWords();
  const possessor = useRegisterPossessor();
  const user = useRegisterUser();
  const check = useCheckNewPassword({ mutation: { meta: { fails: "silent" } } });
  const { busy, failure, run } = useCalls();
  const [registered, setRegistered] = useState<Credentials>();

  const possessorId = async (draft: Answers["possessor"]): Promise<number> => {
    const kept = keptPossessor(draft);
    if (kept !== undefined) return kept;
    try {
      const { id } = await possessor.mutateAsync({ data: draft });
      keepPossessor(draft, id);
      return id;
    } catch (error) {
      const why = failureOf(error);
      throw why === undefined ? error : new CallFailed(withinPart("possessor", why));
    }
  };
  const account = async (person: Omit<Answers, "possessor">, id: number): Promise<void> => {
    try {
      await user.mutateAsync({ data: { ...person, possessorIds: [id] } });
    } catch (error) {
      const why = failureOf(error);
      // The service no longer has the possessor that was kept for it: the next attempt registers it anew.
      if (why?.kind === "invalid" && why.fields.some(({ field }) => field === "possessorIds")) forgetPossessor();
      throw error;
    }
  };

  const register = ({ possessor: draft, ...person }: Answers): void =>
    run(async () => {
      await account(person, await possessorId(draft));
      forgetPossessor();
      discardDraft(registrationForm.name);
      setRegistered(person);
      // The account exists by now: an objection to its password is advice, and no answer is no objection.
      const verdict = await check.mutateAsync({ params: { pass: person.password, name: person.name, surname: person.surname } }).catch(() => undefined);
      if (verdict?.reason !== undefined && !verdict.valid) showToast({ tone: "info", text: verdict.reason });
    });

  if (registered !== undefined) {
    return <Verification text={say("verification.afterRegistration")} credentials={registered} onVerified={() => onVerified(registered.username)} onSignedIn={onSignedIn} />;
  }
  return (
    <>
      <p>{say("registration.text")}</p>
      <Form definition={registrationForm} busy={busy} failure={failure} submitLabel={say("registration.submit")} asksBeforeLeaving onSubmit={register} />
    </>
  );
}
