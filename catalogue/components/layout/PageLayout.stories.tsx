import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Button } from "../../../src/components/buttons/Button.tsx";
import { PageLayout } from "../../../src/components/layout/PageLayout.tsx";
import { printIcon } from "../../../src/components/icons/paths/printIcon.ts";

const meta = {
  component: PageLayout,
  args: { title: text("page.standards.title"), children: text("empty.willAppear") },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const heading = canvas.getByRole("heading", { level: 1, name: t("page.standards.title") });
    // A navigation moves the focus to the heading, the Tab key does not.
    await expect(heading).toHaveAttribute("tabindex", "-1");
  },
};

export const WithLeadAndActions: Story = {
  args: { lead: text("standards.lead"), actions: <Button icon={printIcon}>{text("action.print")}</Button> },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("standards.lead"))).toBeVisible();
    await expect(canvas.getByRole("button", { name: t("action.print") })).toBeVisible();
  },
};
