import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within, waitFor } from "storybook/test";
import { getPosts } from "../../support/sampleData.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import { PostList } from "../../../src/components/posts/PostList.tsx";
import { postListQuery } from "../../../src/components/posts/postListQuery.ts";
import type { StoryParameters } from "../../support/storyParameters.ts";

const meta = { component: PostList, args: { placement: "news" } } satisfies Meta<typeof PostList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  parameters: {
    responses: (language) =>
      [1, 2].map((page) => [
        postListQuery("news", language, page).queryKey,
        { items: getPosts(language, 4 - page), page, perPage: 3, total: 5 },
      ]),
  } satisfies StoryParameters,
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const items = within(canvas.getAllByRole("list")[0]!).getAllByRole("heading", { level: 2 });
    await expect(items).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: t("list.next") }));
    await waitFor(() => expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(2));
    await expect(canvas.getByRole("button", { name: t("list.next") })).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: {
    responses: (language) => [
      [postListQuery("news", language).queryKey, { items: [], page: 1, perPage: 10, total: 0 }],
    ],
  } satisfies StoryParameters,
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { name: t("empty.information") })).toBeVisible();
  },
};

export const MissingPage: Story = {
  args: { pageParam: "reviews" },
  parameters: {
    address: "/market-prices?reviews=9",
    responses: (language) => [
      [postListQuery("news", language).queryKey, { items: getPosts(language, 1), page: 1, perPage: 10, total: 1 }],
      [postListQuery("news", language, 9).queryKey, { items: [], page: 9, perPage: 10, total: 1 }],
    ],
  } satisfies StoryParameters,
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { name: t("list.noSuchPage") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("list.firstPage") }));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
  },
};
