import { useMemo } from "react";
import { hasOrganisation } from "../../auth/roles.ts";
import { useUser } from "../../auth/useUser.ts";
import { useOffersPersonalSections } from "../../components/navigation/useOffersPersonalSections.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import type { Language } from "../../i18n/language.ts";
import { createScreenFinder, getScreens } from "./findScreens.ts";

/** A found result in display form: an entry of the backend or a screen of the portal. */
export type DisplayedResult = {
  title: string;
  excerpt: string;
  section: string;
  href: string;
  /** The language of title and excerpt, when the backend does not have them in the requested one. */
  lang?: Language | undefined;
};

/**
 * Returns the screens of the portal for a query, without those that are closed to the user. The section of a screen tells
 * visitors that they have to sign in.
 */
export function useFoundScreens(query: string): { item: DisplayedResult; isLikely: boolean }[] {
  const t = useT();
  const user = useUser();
  const isSignedIn = user !== undefined;
  const offersOrganisationSections = user === undefined || hasOrganisation(user);
  const offersPersonalSections = useOffersPersonalSections();
  const findScreens = useMemo(
    () =>
      createScreenFinder(
        getScreens(t).filter(
          ({ access }) =>
            access === undefined ||
            access === "signedIn" ||
            (offersPersonalSections && (access === "personal" || offersOrganisationSections)),
        ),
      ),
    [t, offersPersonalSections, offersOrganisationSections],
  );
  return useMemo(
    () =>
      findScreens(query).map(({ href, title, access, isLikely }) => ({
        item: {
          href,
          title,
          excerpt: "",
          section: t(access === undefined || isSignedIn ? "search.screen" : "search.screen.signIn"),
        },
        isLikely,
      })),
    [findScreens, query, isSignedIn, t],
  );
}
