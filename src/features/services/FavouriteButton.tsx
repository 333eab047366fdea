import "./FavouriteButton.css";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import type { Id } from "../../generated/contract.d.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { useHydrated } from "../../components/loading/hydration.ts";
import { serviceMarks, toggleFavouriteService } from "../../config/serviceMarks.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

/** Renders a toggle button that keeps a service as a favourite on this device. */
export function FavouriteButton({ id }: { id: Id }): ReactNode {
  const t = useT();
  const { favourites } = useSnapshot(serviceMarks);
  const isFavourite = useHydrated() && favourites.includes(String(id));
  return (
    <span className="favourite-button">
      <Button size="small" icon="star" aria-pressed={isFavourite} onClick={() => toggleFavouriteService(id)}>
        {t("service.favourite")}
      </Button>
    </span>
  );
}
