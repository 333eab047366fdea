import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { discardDraft } from "../../forms/drafts.ts";
import { form as contactsForm } from "../../generated/forms/contacts.js";
import { useUpdateContacts } from "../../generated/queries/user/user.ts";
import { failureOf } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { reloadUser } from "../../auth/session.ts";
import type { User } from "../../auth/sessionStore.ts";

/** What a person known to the state identity may change: e-mail, phone and note. */
export function ContactsForm({ user: { id, email, phoneNumber, note } }: { user: User }): ReactNode {
  const t = useT();
  const save = useUpdateContacts();
  const saved = (): void => {
    discardDraft(contactsForm.name);
    void reloadUser();
  };
  return (
    <Form
      key={id}
      definition={contactsForm}
      owner={String(id)}
      initial={{
        ...(email !== undefined && { email }),
        ...(phoneNumber !== undefined && { phoneNumber }),
        ...(note !== undefined && { note }),
      }}
      isBusy={save.isPending}
      failure={failureOf(save.error)}
      submitLabel={t("person.save")}
      confirmsLeave
      // A note that was emptied is sent as empty: what is left out stays as it was.
      onSubmit={(data) => save.mutate({ data: { ...data, note: data.note ?? "" } }, { onSuccess: saved })}
    />
  );
}
