import { useState, type ReactNode } from "react";
import type { Id } from "../../generated/contract.d.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { useHydrated } from "../../components/loading/hydration.ts";
import { setFavouriteService } from "../../config/changeServiceMarks.ts";
import { readServiceMarks } from "../../config/serviceMarks.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { starIcon } from "../../components/icons/paths/starIcon.ts";

/** Renders a button that adds a service to the favourites on this device, or removes it; its label says which. */
export function FavouriteButton({ id }: { id: Id }): ReactNode {
  const t = useT();
  const isHydrated = useHydrated();
  // The device knows after a change; before, the button reads it, but not on a server, which has rendered a page without it.
  const [changed, setChanged] = useState<boolean>();
  const isFavourite = changed ?? (isHydrated && readServiceMarks().favourites.includes(String(id)));
  const toggle = (): void => {
    setFavouriteService(id, !isFavourite);
    setChanged(!isFavourite);
  };
  return (
    <Button size="small" icon={starIcon} onClick={toggle}>
      {t(isFavourite ? "service.favourite.remove" : "service.favourite.add")}
    </Button>
  );
}
