import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { getTranslator } from "../support/storyParameters.ts";
import { GoneDraftBanner } from "../../src/forms/drafts/GoneDraftBanner.tsx";
import { confirmationStore, resolveConfirmation } from "../../src/state/confirmation.ts";

const meta = { component: GoneDraftBanner, args: { onKeep: fn(), onStartOver: fn() } } satisfies Meta<
  typeof GoneDraftBanner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAppeal: Story = {
  args: { isAppeal: true },
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("link", { name: t("page.appeals.title") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("form.startOver") }));
    await expect(confirmationStore.open?.message).toBe(t("form.startOverQuestion"));
    await expect(args.onStartOver).not.toHaveBeenCalled();
    resolveConfirmation(true);
    await waitFor(() => expect(args.onStartOver).toHaveBeenCalledOnce());
  },
};

export const OfFeedback: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: t("draft.keepThis") }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};
