import "./HelpLine.css";
import type { ReactNode } from "react";
import { formatPhone } from "../../../i18n/format.ts";
import { paths } from "../../../config/paths.ts";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { Icon } from "../../../components/icons/Icon.tsx";
import { Link } from "../../../components/navigation/Link.tsx";
import { useSettings } from "../../../components/loading/useSettings.ts";
import { questionIcon } from "../../../components/icons/paths/questionIcon.ts";

/**
 * Renders where people get help: the phone number of the call center if this deployment has one, and with `hasLinks` the
 * frequently asked questions and the offices with their opening hours. In one line, on a narrow screen below each other.
 */
export function HelpLine({ hasLinks }: { hasLinks: boolean }): ReactNode {
  const t = useT();
  const { callCenterPhone } = useSettings();
  return (
    <div className="help-line">
      <p className="help-line-text">
        <Icon path={questionIcon} />
        <span>{t("footer.helpText")}</span>
      </p>
      {(hasLinks || callCenterPhone !== "") && (
        <ul className="help-line-items" role="list">
          {callCenterPhone !== "" && (
            <li>
              <Link href={`tel:${callCenterPhone}`}>{formatPhone(callCenterPhone)}</Link>
            </li>
          )}
          {hasLinks && (
            <>
              <li>
                <Link href={paths.faq}>{t("page.faq.title")}</Link>
              </li>
              <li>
                <Link href={paths.offices}>{t("page.offices.title")}</Link>
              </li>
            </>
          )}
        </ul>
      )}
    </div>
  );
}
