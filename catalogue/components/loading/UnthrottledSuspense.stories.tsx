import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Pending } from "../../support/Pending.tsx";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { UnthrottledSuspense } from "../../../src/components/loading/UnthrottledSuspense.tsx";

const meta = {
  component: UnthrottledSuspense,
  args: { fallback: text("state.loading"), children: text("accessibility.lead") },
} satisfies Meta<typeof UnthrottledSuspense>;

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
