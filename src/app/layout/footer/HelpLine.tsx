import "./HelpLine.css";
import type { ReactNode } from "react";
import { formatPhone } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { Icon } from "../../../components/icons/Icon.tsx";
import { Link } from "../../../components/navigation/Link.tsx";
import { useSettings } from "../../../components/loading/useSettings.ts";

/**
 * Renders where people get help, with the phone number of the call center if this deployment has one: in one line, on a narrow
 * screen below each other.
 */
export function HelpLine(): ReactNode {
  const t = useT();
  const { callCenterPhone } = useSettings();
  return (
    <div className="help-line">
      <p className="help-line-text">
        <Icon name="question" />
        <span>{t("footer.helpText")}</span>
      </p>
      {callCenterPhone !== "" && (
        <ul className="help-line-items" role="list">
          <li>
            <Link href={`tel:${callCenterPhone}`}>{formatPhone(callCenterPhone)}</Link>
          </li>
        </ul>
      )}
    </div>
  );
}
