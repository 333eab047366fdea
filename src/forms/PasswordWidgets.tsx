import type { WidgetProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import { PasswordField } from "../components/forms/PasswordField.tsx";
import { RequirementChecklist } from "../components/forms/RequirementChecklist.tsx";
import { useRuleMessage } from "./formMessages.ts";
import { satisfiesRule, type TextRule } from "./textRules.ts";
import { getCommonProps } from "./widgetProps.tsx";

/** Renders a password field with a button that shows the password. */
export function PasswordWidget({
  additionalDescriptionIds,
  ...props
}: WidgetProps & { additionalDescriptionIds?: string }): ReactNode {
  return (
    <PasswordField
      {...getCommonProps(props)}
      {...(additionalDescriptionIds !== undefined && { additionalDescriptionIds })}
    />
  );
}

/** Renders a password field with the rules for new passwords and which of them are met. */
export function NewPasswordWidget(props: WidgetProps): ReactNode {
  const formatRule = useRuleMessage();
  const typed = typeof props.value === "string" ? props.value : "";
  const { rules = [] } = props.options as { rules?: readonly TextRule[] };
  const items = rules.map((rule) => ({
    id: rule.ruleName ?? rule.keyword,
    text: formatRule(rule),
    isMet: satisfiesRule(typed, rule),
  }));
  const listId = `${props.id}-rules`;
  return (
    <div>
      <PasswordWidget {...props} additionalDescriptionIds={listId} />
      <RequirementChecklist id={listId} items={items} />
    </div>
  );
}
