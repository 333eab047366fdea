import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getPost, picture } from "../../support/sampleData.ts";
import { smallPhoneQuery } from "../../../src/generated/styleTokens.ts";
import { NewsList } from "../../../src/components/posts/NewsList.tsx";
import { PostItem } from "../../../src/components/posts/PostItem.tsx";

const meta = {
  component: PostItem,
  args: { post: getPost() },
  decorators: [
    (Story) => (
      <NewsList>
        <Story />
      </NewsList>
    ),
  ],
} satisfies Meta<typeof PostItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, globals }) => {
    const { title, summary } = getPost();
    await expect(canvas.getByRole("link", { name: (name) => name.startsWith(title) })).toHaveAttribute(
      "href",
      "/post/post-0",
    );
    await expect(canvas.getByText(summary)).toHaveAttribute("lang", "az");
    if (globals["images"] === "off") return expect(canvas.queryByAltText(picture.alt)).toBeNull();
    const image = expect(canvas.getByAltText(picture.alt));
    // jsdom has no viewport.
    const isPhone = typeof matchMedia === "function" && matchMedia(smallPhoneQuery).matches;
    await (isPhone ? image.not : image).toBeVisible();
  },
};

export const Brief: Story = {
  args: { isBrief: true, level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.queryByText(getPost().summary)).toBeNull();
  },
};
