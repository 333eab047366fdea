import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Pending } from "../../support/Pending.tsx";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { FocusKeepingSuspense } from "../../../src/components/loading/FocusKeepingSuspense.tsx";

const meta = {
  component: FocusKeepingSuspense,
  args: { fallback: text("state.loading"), children: text("accessibility.lead") },
} satisfies Meta<typeof FocusKeepingSuspense>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("accessibility.lead"))).toBeVisible();
    await expect(canvas.queryByText(t("state.loading"))).toBeNull();
  },
};

export const Loading: Story = {
  args: { children: <Pending /> },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("state.loading"))).toBeVisible();
  },
};
