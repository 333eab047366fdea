import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { discardDraft } from "../../forms/drafts.ts";
import { form as personForm } from "../../generated/forms/personalInfo.js";
import type { Possessor } from "../../generated/contract.d.ts";
import {
  useReadPossessorSuspense,
  useRegisterPossessor,
  useUpdatePossessor,
} from "../../generated/queries/possessor/possessor.ts";
import { useUpdateUser } from "../../generated/queries/user/user.ts";
import { ApiError, getFailure } from "../../api/failure.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { reloadUser } from "../../auth/session.ts";
import type { User } from "../../auth/sessionStore.ts";
import { prefixFieldErrors } from "../../forms/fieldFailure.ts";
import { useRequestSequence } from "../../state/useRequestSequence.ts";

type PersonalInfoValues = NonNullable<(typeof personForm)["values"]>;

/** Renders the form for the data of a foreign representative and their organisation. Reads `readPossessor`. */
export function PersonalInfoForm({ user }: { user: User }): ReactNode {
  const [possessorId] = user.possessorIds ?? [];
  return possessorId === undefined ? (
    <PersonalInfoFields user={user} possessor={undefined} />
  ) : (
    <PersonalInfoWithPossessor user={user} id={possessorId} />
  );
}

function PersonalInfoWithPossessor({ user, id }: { user: User; id: number }): ReactNode {
  const lang = useLanguage();
  const { data } = useReadPossessorSuspense(id, { lang });
  return <PersonalInfoFields user={user} possessor={data} />;
}

function PersonalInfoFields({ user, possessor }: { user: User; possessor: Possessor | undefined }): ReactNode {
  const t = useT();
  const updateUser = useUpdateUser();
  const updatePossessor = useUpdatePossessor();
  const registerPossessor = useRegisterPossessor();
  const { isBusy, failure, run } = useRequestSequence();
  const { id, possessorIds = [] } = user;
  const initial = toInitialValues(user, possessor);

  const savePossessor = async (possessorValues: PersonalInfoValues["possessor"]): Promise<number> => {
    try {
      // A cleared description is sent as an empty string: the backend keeps omitted fields unchanged.
      const data = { ...possessorValues, description: possessorValues.description ?? "" };
      const saved =
        possessor === undefined
          ? await registerPossessor.mutateAsync({ data })
          : await updatePossessor.mutateAsync({ id: possessor.id, data });
      return saved.id;
    } catch (error) {
      const failureCause = getFailure(error);
      throw failureCause === undefined ? error : new ApiError(prefixFieldErrors("possessor", failureCause));
    }
  };
  const save = ({ possessor: possessorValues, ...personValues }: PersonalInfoValues): void =>
    run(async () => {
      const hasPossessorChanged =
        possessor === undefined || JSON.stringify(possessorValues) !== JSON.stringify(initial.possessor);
      const possessorId = hasPossessorChanged ? await savePossessor(possessorValues) : possessor.id;
      await updateUser.mutateAsync({
        data: {
          ...personValues,
          possessorIds: possessorIds.includes(possessorId) ? possessorIds : [...possessorIds, possessorId],
        },
      });
      discardDraft(personForm.name);
      await reloadUser();
    });

  return (
    <Form
      key={id}
      definition={personForm}
      owner={String(id)}
      initial={initial}
      isBusy={isBusy}
      failure={failure}
      submitLabel={t("person.save")}
      confirmsLeave
      onSubmit={save}
    />
  );
}

const toInitialValues = (
  { name, surname, fatherName, pin, email, phoneNumber }: User,
  possessor: Possessor | undefined,
): Partial<PersonalInfoValues> => ({
  name,
  surname,
  ...(fatherName !== undefined && { fatherName }),
  ...(pin !== undefined && { pin }),
  ...(email !== undefined && { email }),
  ...(phoneNumber !== undefined && { phoneNumber }),
  possessor:
    possessor === undefined
      ? ({} as PersonalInfoValues["possessor"])
      : {
          name: possessor.name,
          address: possessor.address,
          ...(possessor.description !== undefined && { description: possessor.description }),
        },
});
