import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Button } from "../../../src/components/buttons/Button.tsx";
import { TimestampNotice } from "../../../src/components/list/TimestampNotice.tsx";

const meta = { component: TimestampNotice, args: { children: text("list.asOf", { time: "09:30" }) } } satisfies Meta<
  typeof TimestampNotice
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("list.asOf", { time: "09:30" }))).toBeVisible();
  },
};

export const WithAction: Story = {
  args: { action: <Button size="small">{text("action.tryAgain")}</Button> },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("button", { name: t("action.tryAgain") })).toBeVisible();
  },
};
