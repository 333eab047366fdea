import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { ComplaintGuideLink } from "../../../src/components/navigation/ComplaintGuideLink.tsx";

const meta = { component: ComplaintGuideLink } satisfies Meta<typeof ComplaintGuideLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromForm: Story = {
  args: { from: "form" },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const link = canvas.getByRole("link", { name: t("complaintGuide.toGuide") });
    await expect(link).toHaveAttribute("href", "/make-complaint");
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const FromPage: Story = {
  args: { from: "page" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("link", { name: t("page.makeComplaint.title") })).toBeVisible();
  },
};
