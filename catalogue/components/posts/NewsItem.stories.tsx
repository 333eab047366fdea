import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { ResponsiveImage } from "../../../src/components/data/ResponsiveImage.tsx";
import { NewsItem } from "../../../src/components/posts/NewsItem.tsx";
import { NewsList } from "../../../src/components/posts/NewsList.tsx";
import { DateText } from "../../../src/components/text/DateText.tsx";

const meta = {
  component: NewsItem,
  args: { title: text("page.standards.title"), date: <DateText dateTime="2026-01-31" />, href: "/news/1" },
  decorators: [
    (Story) => (
      <NewsList>
        <Story />
      </NewsList>
    ),
  ],
} satisfies Meta<typeof NewsItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brief: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("page.standards.title") })).toHaveAttribute("href", "/news/1");
  },
};

export const Full: Story = {
  args: {
    level: 2,
    summary: text("standards.lead"),
    image: <ResponsiveImage src="icon.svg" alt="" width={640} height={360} shown />,
  },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(canvas.getByText(t("standards.lead"))).toBeVisible();
  },
};
