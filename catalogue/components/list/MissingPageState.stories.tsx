import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { MissingPageState } from "../../../src/components/list/MissingPageState.tsx";

const meta = { component: MissingPageState } satisfies Meta<typeof MissingPageState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InSection: Story = {
  args: { level: 3, paramName: "reviews" },
  parameters: { address: "/market-prices?reviews=9" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { level: 3, name: t("list.noSuchPage") })).toBeVisible();
    await expect(canvas.getByRole("button", { name: t("list.firstPage") })).toBeVisible();
  },
};
