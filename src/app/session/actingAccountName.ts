import type { Say } from "../../i18n/IntlProvider.tsx";
import type { User } from "../../auth/sessionStore.ts";

/** In whose name a person acts, in words; nothing for somebody who has no organisation to choose. */
export function actingAccountName(t: Say, { manufacturers }: User): string | undefined {
  const acting = manufacturers.find(({ selected }) => selected);
  if (acting !== undefined) return `${acting.name} · ${acting.positionName}`;
  return manufacturers.length > 0 ? t("account.citizen") : undefined;
}
