import { useState, type ReactNode } from "react";
import type { Id } from "../../generated/contract.d.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { readServiceMarks, toggleFavouriteService } from "../../config/serviceMarks.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

/** Renders a button that adds a service to the favourites on this device, or removes it; its label says which. */
export function FavouriteButton({ id }: { id: Id }): ReactNode {
  const t = useT();
  const [isFavourite, setIsFavourite] = useState(() => readServiceMarks().favourites.includes(String(id)));
  return (
    <Button size="small" icon="star" onClick={() => setIsFavourite(toggleFavouriteService(id))}>
      {t(isFavourite ? "service.favourite.remove" : "service.favourite.add")}
    </Button>
  );
}
