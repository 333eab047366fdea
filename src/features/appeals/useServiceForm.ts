import { useMemo } from "react";
import { createDynamicForm } from "../../forms/dynamicForm.ts";
import { getServiceFormName } from "../../forms/serviceForms.ts";
import { useReadServiceSuspense } from "../../generated/queries/services/index.ts";
import { useLanguage } from "../../i18n/IntlProvider.tsx";

/** Returns the form of a service (`readService`), `undefined` when it has none. Suspends while the service is read. */
export function useServiceForm(serviceId: string): ReturnType<typeof createDynamicForm> | undefined {
  const lang = useLanguage();
  const { form, lang: formLang } = useReadServiceSuspense(serviceId, { lang }).data;
  return useMemo(
    () => form && createDynamicForm(getServiceFormName(serviceId), form, formLang),
    [serviceId, form, formLang],
  );
}
