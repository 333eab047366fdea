import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { ButtonLink } from "../../../src/components/buttons/ButtonLink.tsx";
import { homeIcon } from "../../../src/components/icons/paths/homeIcon.ts";

const meta = {
  component: ButtonLink,
  argTypes: { tone: { control: "select", options: ["primary", "secondary", "quiet", "danger"] } },
  args: { href: "/home", children: text("action.home") },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Internal: Story = {
  args: { tone: "primary", icon: homeIcon },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const link = canvas.getByRole("link", { name: t("action.home") });
    await expect(link).toHaveAttribute("href", "/home");
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const External: Story = {
  args: { href: "https://example.org", external: true },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const link = canvas.getByRole("link", { name: new RegExp(`^${t("action.home")}.*${t("link.external")}`) });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};
