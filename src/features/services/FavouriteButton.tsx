import { useState, type ReactNode } from "react";
import type { Id } from "../../generated/contract.d.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { readServiceMarks, toggleFavouriteService } from "../../config/serviceMarks.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

/** Renders a toggle button that keeps a service as a favourite on this device. */
export function FavouriteButton({ id }: { id: Id }): ReactNode {
  const t = useT();
  const [isFavourite, setIsFavourite] = useState(() => readServiceMarks().favourites.includes(String(id)));
  return (
    <Button
      size="small"
      icon="star"
      aria-pressed={isFavourite}
      onClick={() => setIsFavourite(toggleFavouriteService(id))}
    >
      {t("service.favourite")}
    </Button>
  );
}
