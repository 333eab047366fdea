import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Link } from "../../../src/components/navigation/Link.tsx";

const meta = { component: Link, args: { href: "/standards", children: text("page.standards.title") } } satisfies Meta<
  typeof Link
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Internal: Story = {
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const link = canvas.getByRole("link", { name: t("page.standards.title") });
    await expect(link).toHaveAttribute("href", "/standards");
    await expect(link).not.toHaveAttribute("target");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const External: Story = {
  args: { href: "https://example.org", external: true },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const link = canvas.getByRole("link", { name: new RegExp(t("link.external")) });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const Telephone: Story = {
  args: { href: "tel:+994125550000", children: "+994 12 555 00 00" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "+994 12 555 00 00" })).toHaveAttribute("href", "tel:+994125550000");
  },
};
