import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { RequirementChecklist } from "../../../src/components/forms/RequirementChecklist.tsx";

const meta = {
  component: RequirementChecklist,
  args: {
    id: "rules",
    items: [
      { id: "digit", text: text("password.rule.digit"), isMet: true },
      { id: "special", text: text("password.rule.special"), isMet: false },
    ],
  },
} satisfies Meta<typeof RequirementChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfTwo: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const [digit, special] = within(canvas.getByRole("list", { name: t("password.rules") })).getAllByRole("listitem");
    await expect(digit).toHaveTextContent(`${t("password.rule.digit")}: ${t("password.met")}`);
    await expect(special).toHaveTextContent(`${t("password.rule.special")}: ${t("password.unmet")}`);
    // Nothing has changed, so nothing is announced.
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
};
