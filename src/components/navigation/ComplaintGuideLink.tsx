import type { ReactNode } from "react";
import { paths } from "../../config/paths.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Link } from "./Link.tsx";
import { useOffersPersonalSections } from "./useOffersPersonalSections.ts";

/**
 * Renders the link to the page that finds the right form for a complaint: from such a form (`form`), or from a page where
 * somebody may look for it (`page`). Users to whom complaints are closed see none.
 */
export function ComplaintGuideLink({ from }: { from: "form" | "page" }): ReactNode {
  const t = useT();
  const offersPersonalSections = useOffersPersonalSections();
  if (!offersPersonalSections) return null;
  return (
    <p>
      {t(from === "form" ? "complaintGuide.otherForm" : "service.complaint")}{" "}
      <Link href={paths.makeComplaint}>
        {t(from === "form" ? "complaintGuide.toGuide" : "page.makeComplaint.title")}
      </Link>
    </p>
  );
}
