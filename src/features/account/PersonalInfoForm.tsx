import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { discardDraft } from "../../forms/drafts.ts";
import { form as personForm } from "../../generated/forms/personalInfo.js";
import type { Possessor } from "../../generated/queries/model/possessor.ts";
import { useReadPossessorSuspense, useRegisterPossessor, useUpdatePossessor } from "../../generated/queries/possessor/possessor.ts";
import { useUpdateUser } from "../../generated/queries/user/user.ts";
import { CallFailed, failureOf } from "../../api/failure.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { readUser } from "../../auth/session.ts";
import type { User } from "../../auth/sessionStore.ts";
import { withinPart } from "../../forms/fieldFailure.ts";
import { useCalls } from "../../state/useRequestSequence.ts";

type Answers = NonNullable<(typeof personForm)["answers"]>;

/** Everything that a foreign organisation's representative may change of themselves and of the possessor they act for. */
export function PersonForm({ user }: { user: User }): ReactNode {
  const [possessorId] = user.possessorIds ?? [];
  return possessorId === undefined ? <Fields user={user} possessor={undefined} /> : <WithPossessor user={user} id={possessorId} />;
}

function WithPossessor({ user, id }: { user: User; id: number }): ReactNode {
  const lang = useLanguage();
  const { data } = useReadPossessorSuspense(id, { lang });
  return <Fields user={user} possessor={data} />;
}

function Fields({ user, possessor }: { user: User; possessor: Possessor | undefined }): ReactNode {
  const say = useWords();
  const updateUser = useUpdateUser();
  const updatePossessor = useUpdatePossessor();
  const registerPossessor = useRegisterPossessor();
  const { busy, failure, run } = useCalls();
  const { id, name, surname, fatherName, pin, email, phoneNumber, possessorIds = [] } = user;
  const initial: Partial<Answers> = {
    name,
    surname,
    ...(fatherName !== undefined && { fatherName }),
    ...(pin !== undefined && { pin }),
    ...(email !== undefined && { email }),
    ...(phoneNumber !== undefined && { phoneNumber }),
    possessor: possessor === undefined ? ({} as Answers["possessor"]) : { name: possessor.name, address: possessor.address, ...(possessor.description !== undefined && { description: possessor.description }) },
  };

  const savePossessor = async (draft: Answers["possessor"]): Promise<number> => {
    try {
      // A note that was emptied is sent as empty: what is left out stays as it was.
      const data = { ...draft, description: draft.description ?? "" };
      const saved = possessor === undefined ? await registerPossessor.mutateAsync({ data }) : await updatePossessor.mutateAsync({ id: possessor.id, data });
      return saved.id;
    } catch (error) {
      const why = failureOf(error);
      throw why === undefined ? error : new CallFailed(withinPart("possessor", why));
    }
  };
  const save = ({ possessor: draft, ...person }: Answers): void =>
    run(async () => {
      const changed = possessor === undefined || JSON.stringify(draft) !== JSON.stringify(initial.possessor);
      const possessorId = changed ? await savePossessor(draft) : possessor.id;
      await updateUser.mutateAsync({ data: { ...person, possessorIds: possessorIds.includes(possessorId) ? possessorIds : [...possessorIds, possessorId] } });
      discardDraft(personForm.name);
      await readUser();
    });

  return <Form key={id} definition={personForm} owner={String(id)} initial={initial} busy={busy} failure={failure} submitLabel={say("person.save")} asksBeforeLeaving onSubmit={save} />;
}
