import { useChooseLanguage as useSaveLanguage } from "../generated/queries/user/user.ts";
import type { Language } from "../i18n/language.ts";
import { userOf } from "../session/session.ts";
import { useChooseLanguage } from "./LanguageRoot.tsx";
import { useSession } from "./useSession.ts";

/** Changes the language, and tells the service when the person is signed in. Quick changes are told one after the other. */
export function useLanguageChoice(): (language: Language) => void {
  const choose = useChooseLanguage();
  const signedIn = userOf(useSession()) !== undefined;
  const save = useSaveLanguage({ mutation: { scope: { id: "language" }, meta: { fails: "silent" } } });
  return (language) => {
    choose(language);
    if (signedIn) save.mutate({ data: { isoCode: language } });
  };
}
