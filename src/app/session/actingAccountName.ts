import type { Say } from "../../i18n/Words.tsx";
import type { User } from "../../auth/sessionStore.ts";

/** In whose name a person acts, in words; nothing for somebody who has no organisation to choose. */
export function actingAs(say: Say, { manufacturers }: User): string | undefined {
  const acting = manufacturers.find(({ selected }) => selected);
  if (acting !== undefined) return `${acting.name} · ${acting.positionName}`;
  return manufacturers.length > 0 ? say("account.citizen") : undefined;
}
