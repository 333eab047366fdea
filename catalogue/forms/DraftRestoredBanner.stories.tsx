import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { getTranslator } from "../support/storyParameters.ts";
import { DraftRestoredBanner } from "../../src/forms/drafts/DraftRestoredBanner.tsx";

const meta = { component: DraftRestoredBanner, args: { onStartOver: fn() } } satisfies Meta<typeof DraftRestoredBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Restored: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("form.restored"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("form.startOver") }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};
