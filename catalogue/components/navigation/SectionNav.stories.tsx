import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { SectionNav } from "../../../src/components/navigation/SectionNav.tsx";

const meta = {
  component: SectionNav,
  args: {
    label: text("search.sections"),
    items: [
      { label: text("page.standards.title"), href: "/standards", current: true },
      { label: text("page.appeals.title"), href: "/appeals" },
    ],
  },
} satisfies Meta<typeof SectionNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPages: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const navigation = canvas.getByRole("navigation", { name: t("search.sections") });
    await expect(within(navigation).getByRole("link", { name: t("page.standards.title") })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(within(navigation).getByRole("link", { name: t("page.appeals.title") })).not.toHaveAttribute(
      "aria-current",
    );
  },
};
