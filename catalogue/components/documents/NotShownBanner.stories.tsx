import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { NotShownBanner } from "../../../src/components/documents/NotShownBanner.tsx";

const meta = { component: NotShownBanner, args: { reason: "invalid" } } satisfies Meta<typeof NotShownBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = {
  args: { reason: "invalid" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("document.notShown"))).toBeVisible();
  },
};

export const TooLarge: Story = {
  args: { reason: "tooLarge" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("document.tooLarge"))).toBeVisible();
  },
};

export const OldBrowser: Story = {
  args: { reason: "oldBrowser" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("document.oldBrowser"))).toBeVisible();
  },
};
