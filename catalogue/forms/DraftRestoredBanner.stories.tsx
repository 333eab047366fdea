import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { getTranslator } from "../support/storyParameters.ts";
import { DraftRestoredBanner } from "../../src/forms/drafts/DraftRestoredBanner.tsx";
import { confirmationStore, resolveConfirmation } from "../../src/state/confirmation.ts";

const meta = { component: DraftRestoredBanner, args: { onStartOver: fn() } } satisfies Meta<typeof DraftRestoredBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Restored: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("form.restored"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("form.startOver") }));
    await expect(confirmationStore.open?.message).toBe(t("form.startOverQuestion"));
    await expect(args.onStartOver).not.toHaveBeenCalled();
    resolveConfirmation(true);
    await waitFor(() => expect(args.onStartOver).toHaveBeenCalledOnce());
  },
};

export const RestoredWithoutPasswords: Story = {
  args: { hasSensitiveField: true },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(getTranslator({ loaded })("form.restoredWithoutPasswords"))).toBeVisible();
  },
};
