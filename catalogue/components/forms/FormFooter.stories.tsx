import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Button } from "../../../src/components/buttons/Button.tsx";
import { FormFooter } from "../../../src/components/forms/FormFooter.tsx";
import { Link } from "../../../src/components/navigation/Link.tsx";

const meta = {
  component: FormFooter,
  args: {
    reasonId: "reason",
    children: (
      <Button type="submit" tone="primary">
        {text("apply.send")}
      </Button>
    ),
  },
} satisfies Meta<typeof FormFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ButtonOnly: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("button", { name: t("apply.send") })).toBeEnabled();
  },
};

export const WithReason: Story = {
  args: {
    reason: text("account.none"),
    children: (
      <Button type="submit" disabled aria-describedby="reason">
        {text("apply.send")}
      </Button>
    ),
    extra: <Link href="/home">{text("action.home")}</Link>,
  },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(t("account.none"));
    await expect(canvas.getByRole("link", { name: t("action.home") })).toBeVisible();
  },
};
