import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Form } from "../../forms/Form.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { discardDraft, loadDraft } from "../../forms/drafts/draftStorage.ts";
import { form as personForm } from "../../generated/forms/personalInfo.js";
import type { Id, Possessor, UserUpdate } from "../../generated/contract.d.ts";
import {
  readPossessor as readPossessorAgain,
  useReadPossessorSuspense,
  useRegisterPossessor,
  useUpdatePossessor,
} from "../../generated/queries/possessor/index.ts";
import { useUpdateUser } from "../../generated/queries/user/index.ts";
import { ApiError, getFailure } from "../../api/failure.ts";
import { isRefused } from "../../api/isRefused.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { reloadChangedUser } from "../../auth/session.ts";
import { getSessionUser, getUserKey, sessionStore, type User } from "../../auth/sessionStore.ts";
import { areValuesEqual } from "../../forms/areValuesEqual.ts";
import { readIfSaved } from "../../forms/readIfSaved.ts";
import { useIfMatch } from "../../forms/useIfMatch.ts";
import { prefixFieldErrors } from "../../forms/fieldFailure.ts";
import { createInitialValues, type StoredValues } from "../../forms/formValues.ts";
import { readAccountPossessor, storeAccountPossessor } from "./accountPossessor.ts";
import { useSavedValues } from "./useSavedValues.ts";
import { sendUserUpdate } from "./sendUserUpdate.ts";
import { requestConfirmation } from "../../state/confirmation.ts";
import { showToast } from "../../state/toasts.ts";
import { useRequestSequence } from "../../state/useRequestSequence.ts";

type PersonalInfoValues = NonNullable<(typeof personForm)["values"]>;

/**
 * Renders the form for the data of a foreign representative and their organisation. Reads `readPossessor`; where that is
 * refused, the form asks for the organisation.
 */
export function PersonalInfoForm({ user }: { user: User }): ReactNode {
  const [possessorId] = user.possessorIds ?? [];
  const withoutPossessor = <PersonalInfoFields key={getUserKey(user)} user={user} possessor={undefined} />;
  return possessorId === undefined ? (
    withoutPossessor
  ) : (
    <QueryBoundary shape="text" notFound={withoutPossessor} isMissing={isRefused}>
      <PersonalInfoWithPossessor user={user} id={possessorId} />
    </QueryBoundary>
  );
}

function PersonalInfoWithPossessor({ user, id }: { user: User; id: Id }): ReactNode {
  const lang = useLanguage();
  const { data, dataUpdatedAt } = useReadPossessorSuspense(
    id,
    { lang },
    { query: { meta: { errorDisplay: "silent" } } },
  );
  return <PersonalInfoFields user={user} possessor={data} possessorReadAt={dataUpdatedAt} />;
}

function PersonalInfoFields({
  user,
  possessor: readPossessor,
  possessorReadAt = 0,
}: {
  user: User;
  possessor: Possessor | undefined;
  possessorReadAt?: number;
}): ReactNode {
  const t = useT();
  const userKey = getUserKey(user);
  const updateUser = useUpdateUser();
  const updatePossessor = useUpdatePossessor();
  const registerPossessor = useRegisterPossessor();
  const { isBusy, failure, run } = useRequestSequence();
  const lang = useLanguage();
  const { possessorIds } = user;
  // A server that returns no ids of possessors must not get another possessor with each save.
  const [savedPossessor, setSavedPossessor] = useState(() => readAccountPossessor(userKey));
  const keepPossessor = (saved: Possessor): void => {
    setSavedPossessor(saved);
    if (readPossessor === undefined) storeAccountPossessor(userKey, saved);
  };
  const possessor = readPossessor ?? savedPossessor;
  const possessorId = possessorIds?.[0] ?? savedPossessor?.id;
  const [person, setSavedPerson] = useSavedValues<PersonValues>({
    name: user.name,
    surname: user.surname,
    fatherName: user.fatherName,
    pin: user.pin,
    email: user.email,
    phoneNumber: user.phoneNumber,
  });
  const initial = toInitialValues(person, possessor);
  const possessorHeaders = useIfMatch(
    "/possessors/public/{id}",
    { id: possessorId ?? "" },
    {
      dataUpdatedAt: possessorReadAt,
      initial: initial.possessor,
      readDraft: () => (loadDraft(personForm.name, userKey) as Partial<PersonalInfoValues> | undefined)?.possessor,
      error: updatePossessor.error,
    },
  );

  const savePossessor = async (possessorValues: PersonalInfoValues["possessor"]): Promise<Id | undefined> => {
    try {
      // A cleared field is sent as an empty string: the backend may keep omitted fields unchanged. One that it did not show is
      // omitted, so that it is not cleared.
      const shownFields = Object.keys(initial.possessor ?? {}) as (keyof typeof possessorValues)[];
      const clearedFields = shownFields.filter((field) => possessorValues[field] === undefined);
      const data = { ...possessorValues, ...Object.fromEntries(clearedFields.map((field) => [field, ""])) };
      if (possessorId === undefined) {
        const { id } = await registerPossessor.mutateAsync({ data });
        keepPossessor({ ...possessorValues, ...(id !== undefined && { id }) });
        return id;
      }
      const update = updatePossessor.mutateAsync({ id: possessorId, data, headers: possessorHeaders });
      await update.catch(async (error: unknown) => {
        const saved = await readIfSaved(
          error,
          () => readPossessorAgain(possessorId, { lang }),
          (stored) => areValuesEqual(toInitialValues(person, stored).possessor, possessorValues),
        );
        if (saved === undefined) throw error;
      });
      keepPossessor({ ...possessorValues, id: possessorId });
      return possessorId;
    } catch (error) {
      const failureCause = getFailure(error);
      throw failureCause === undefined ? error : new ApiError(prefixFieldErrors("possessor", failureCause));
    }
  };
  const save = ({ possessor: possessorValues, ...personValues }: PersonalInfoValues): void =>
    run(async () => {
      // The person signs in with it: a mistake would close the account to them. Where the server shows no address, each one may
      // be new.
      const { email } = personValues;
      if (email !== person.email && !(await requestConfirmation({ message: t("person.newEmail", { email }) }))) return;
      const hasPossessorChanged =
        (possessorId === undefined && savedPossessor === undefined) ||
        !areValuesEqual(possessorValues, initial.possessor);
      const savedId = hasPossessorChanged ? await savePossessor(possessorValues) : possessorId;
      const savedIds =
        savedId === undefined || possessorIds?.includes(savedId) === true
          ? possessorIds
          : [...(possessorIds ?? []), savedId];
      const data = {
        // The form has no field for these, and the server may remove what a request leaves out.
        ...createInitialValues<Omit<UserUpdate, keyof PersonalInfoValues>>({
          note: user.note,
          possessorIds: savedIds && [...savedIds],
        }),
        ...personValues,
      };
      await sendUserUpdate(user, data, (headers) => updateUser.mutateAsync({ data, headers }));
      discardDraft(personForm.name);
      // Rendered at once: the form counts as saved before it shows what the service has kept.
      flushSync(() => setSavedPerson({ ...personValues, pin: personValues.pin }));
      const reloadFailure = await reloadChangedUser();
      // No request can clear the FIN: a service that keeps it shows it again.
      const keptPin = reloadFailure === undefined ? getSessionUser(sessionStore.current)?.pin : undefined;
      if (person.pin !== undefined && personValues.pin === undefined && keptPin !== undefined) {
        setSavedPerson({ ...personValues, pin: keptPin });
        showToast({ tone: "info", text: t("person.pinKept") });
      }
    });

  return (
    <Form
      key={userKey}
      definition={personForm}
      owner={userKey}
      initial={initial}
      showsStoredData
      fieldsValidAsStored={["pin"]}
      isBusy={isBusy}
      failure={failure}
      submitLabel={t("person.save")}
      confirmsLeave
      onSubmit={save}
    />
  );
}

type PersonValues = StoredValues<Omit<PersonalInfoValues, "possessor">>;

const toInitialValues = (
  { name, surname, fatherName, pin, email, phoneNumber }: PersonValues,
  possessor: Possessor | undefined,
): Partial<PersonalInfoValues> =>
  createInitialValues<PersonalInfoValues>({
    name,
    surname,
    fatherName,
    pin,
    email,
    phoneNumber,
    // The form asks for what the server does not know.
    possessor: {
      name: possessor?.name,
      address: possessor?.address,
      country: possessor?.country,
      taxNumber: possessor?.taxNumber,
      description: possessor?.description,
    },
  });
