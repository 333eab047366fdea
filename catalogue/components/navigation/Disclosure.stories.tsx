import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { matchName } from "../../support/matchName.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Button } from "../../../src/components/buttons/Button.tsx";
import { Disclosure } from "../../../src/components/navigation/Disclosure.tsx";
import { userIcon } from "../../../src/components/icons/paths/userIcon.ts";

const meta = {
  component: Disclosure,
  args: { label: text("account.change"), children: <Button>{text("account.citizen")}</Button> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const button = canvas.getByRole("button", { name: t("account.change") });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("button", { name: t("account.citizen") })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(document.getElementById(button.getAttribute("aria-controls") ?? "")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: t("account.citizen") })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

export const ClosesWhenTheFocusLeaves: Story = {
  args: { align: "end" },
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button" aria-label="2">
          2
        </button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const button = canvas.getByRole("button", { name: t("account.change") });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
  },
};

export const ClosesAfterAPressOutside: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const button = canvas.getByRole("button", { name: t("account.change") });
    await userEvent.click(button);
    await userEvent.click(document.body);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

export const WithDetailAndIcon: Story = {
  args: { icon: userIcon, detail: "Tural Şıxəliyev", compact: true },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("button", { name: matchName(t("account.change"), "Tural Şıxəliyev") })).toBeVisible();
  },
};
