import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { discardDraft } from "../../forms/drafts/draftStorage.ts";
import { createInitialValues, type StoredValues } from "../../forms/formValues.ts";
import type { ContactUpdate } from "../../generated/contract.d.ts";
import { form as contactsForm } from "../../generated/forms/contacts.js";
import { useUpdateContacts } from "../../generated/queries/user/index.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { reloadChangedUser } from "../../auth/session.ts";
import { getUserKey, type User } from "../../auth/sessionStore.ts";
import { useRequestSequence } from "../../state/useRequestSequence.ts";
import { sendUserUpdate } from "./sendUserUpdate.ts";
import { useSavedValues } from "./useSavedValues.ts";

/**
 * Renders the form for the contact data of an identity login user: e-mail, phone number and note. Sends
 * `updateContacts`.
 */
export function ContactsForm({ user }: { user: User }): ReactNode {
  const [{ email, phoneNumber, note }, setSaved] = useSavedValues<StoredValues<ContactUpdate>>({
    email: user.email,
    phoneNumber: user.phoneNumber,
    note: user.note,
  });
  const userKey = getUserKey(user);
  const t = useT();
  const updateContacts = useUpdateContacts();
  const { isBusy, failure, run } = useRequestSequence();
  return (
    <Form
      key={userKey}
      definition={contactsForm}
      owner={userKey}
      initial={createInitialValues<NonNullable<(typeof contactsForm)["values"]>>({ email, phoneNumber, note })}
      showsStoredData
      isBusy={isBusy}
      failure={failure}
      submitLabel={t("person.save")}
      confirmsLeave
      onSubmit={(values) =>
        run(async () => {
          // A cleared note is sent as an empty string: the backend keeps omitted fields unchanged. One that it did not show is
          // omitted, so that it is not cleared.
          const data = { ...values, ...(note !== undefined && { note: values.note ?? "" }) };
          await sendUserUpdate(user, data, (headers) => updateContacts.mutateAsync({ data, headers }));
          discardDraft(contactsForm.name);
          setSaved({ ...data, note: data.note });
          await reloadChangedUser();
        })
      }
    />
  );
}
