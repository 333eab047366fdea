import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Button } from "../../../src/components/buttons/Button.tsx";
import { ButtonRow } from "../../../src/components/buttons/ButtonRow.tsx";

const meta = {
  component: ButtonRow,
  args: {
    children: [
      <Button key="send" tone="primary">
        {text("apply.send")}
      </Button>,
      <Button key="back">{text("apply.back")}</Button>,
    ],
  },
} satisfies Meta<typeof ButtonRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutNote: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      t("apply.send"),
      t("apply.back"),
    ]);
  },
};

export const WithNote: Story = {
  args: { note: text("apply.checkText") },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("apply.checkText"))).toBeVisible();
  },
};
