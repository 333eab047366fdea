import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Button } from "../../../src/components/buttons/Button.tsx";
import { printIcon } from "../../../src/components/icons/paths/printIcon.ts";
import { arrowRightIcon } from "../../../src/components/icons/paths/arrowRightIcon.ts";

const meta = {
  component: Button,
  argTypes: { tone: { control: "select", options: ["primary", "secondary", "quiet", "danger"] } },
  args: { children: text("action.print"), onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const button = canvas.getByRole("button", { name: t("action.print") });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Primary: Story = { args: { tone: "primary", children: text("list.apply") } };

export const Danger: Story = { args: { tone: "danger", children: text("appeal.withdraw") } };

export const Quiet: Story = { args: { tone: "quiet", size: "small", children: text("list.reset") } };

export const WithIcons: Story = {
  args: { icon: printIcon, iconEnd: arrowRightIcon },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    // Icons are decoration: the name is the text alone.
    await expect(canvas.getByRole("button", { name: t("action.print") })).toBeVisible();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const button = canvas.getByRole("button", { name: t("action.print") });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const button = canvas.getByRole("button", { name: t("action.print") });
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Submit: Story = {
  args: { type: "submit" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("button", { name: t("action.print") })).toHaveAttribute("type", "submit");
  },
};
