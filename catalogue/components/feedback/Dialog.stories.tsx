import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, spyOn, within, waitFor } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Button } from "../../../src/components/buttons/Button.tsx";
import { Dialog } from "../../../src/components/feedback/Dialog.tsx";
import { confirmationStore, resolveConfirmation } from "../../../src/state/confirmation.ts";

const meta = {
  component: Dialog,
  // Each in a frame of its own: an open dialog covers the page.
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: {
    open: true,
    title: text("appeal.withdraw"),
    children: text("confirm.message"),
    onClose: fn(),
    actions: [
      <Button key="no">{text("confirm.reject")}</Button>,
      <Button key="yes" tone="primary">
        {text("confirm.accept")}
      </Button>,
    ],
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithActions: Story = {
  play: async ({ userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const dialog = screen.getByRole("dialog", { name: t("appeal.withdraw") });
    // The title has the focus, so that a screen reader starts at the top.
    await waitFor(() => expect(within(dialog).getByRole("heading", { level: 2 })).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole("button", { name: t("action.close") })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole("button", { name: t("confirm.accept") })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Renders a button that is gone after it was pressed, as after each step of a dialog. */
function VanishingButton() {
  const [isPressed, setIsPressed] = useState(false);
  return !isPressed && <Button onClick={() => setIsPressed(true)}>…</Button>;
}

export const WithLostFocus: Story = {
  args: { children: <VanishingButton /> },
  play: async ({ userEvent }) => {
    // The focus trap waits for a page that has the focus; jsdom says that one without a focused element has none.
    const focus = spyOn(document, "hasFocus").mockReturnValue(true);
    const dialog = screen.getByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "…" }));
    await waitFor(() => expect(within(dialog).getByRole("heading", { level: 2 })).toHaveFocus());
    focus.mockRestore();
  },
};

export const ClosedByItsButton: Story = {
  play: async ({ userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.click(screen.getByRole("button", { name: t("action.close") }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AskedBeforeItCloses: Story = {
  args: { closeQuestion: text("attachment.leave") },
  play: async ({ userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const close = screen.getByRole("button", { name: t("action.close") });
    await userEvent.click(close);
    await expect(confirmationStore.open?.message).toBe(t("attachment.leave"));
    resolveConfirmation(false);
    await userEvent.click(close);
    await expect(args.onClose).not.toHaveBeenCalled();
    resolveConfirmation(true);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Wide: Story = { args: { width: "wide", children: text("accessibility.lead") } };

export const Prompt: Story = {
  args: { isPrompt: true, children: undefined },
  play: async ({ loaded }) => {
    const t = getTranslator({ loaded });
    await waitFor(() => expect(screen.getByRole("dialog", { name: t("appeal.withdraw") })).toBeVisible());
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
