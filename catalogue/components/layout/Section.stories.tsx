import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Section } from "../../../src/components/layout/Section.tsx";
import { Link } from "../../../src/components/navigation/Link.tsx";

const meta = {
  component: Section,
  args: { title: text("appeal.documents"), children: text("appeal.noDocuments") },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("region", { name: t("appeal.documents") })).toHaveTextContent(
      t("appeal.noDocuments"),
    );
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(t("appeal.documents"));
  },
};

export const WithLink: Story = {
  args: { action: <Link href="/documents">{text("list.all")}</Link> },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("link", { name: t("list.all") })).toBeVisible();
  },
};
