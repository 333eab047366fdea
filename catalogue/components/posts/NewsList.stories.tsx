import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { text } from "../../support/text.ts";
import { NewsItem } from "../../../src/components/posts/NewsItem.tsx";
import { NewsList } from "../../../src/components/posts/NewsList.tsx";
import { DateText } from "../../../src/components/text/DateText.tsx";

const meta = {
  component: NewsList,
  args: {
    children: [1, 2, 3].map((id) => (
      <NewsItem
        key={id}
        href={`/news/${id}`}
        title={text("page.standards.title")}
        date={<DateText dateTime={`2026-01-0${id}`} />}
      />
    )),
  },
} satisfies Meta<typeof NewsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeItems: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("list")).getAllByRole("listitem")).toHaveLength(3);
  },
};
