import type { Language } from "../../i18n/language.ts";

/** What a list asks for where the address says nothing of it. */
export const firstPageParams = (lang: Language) => ({ page: 1, perPage: 10, lang });
