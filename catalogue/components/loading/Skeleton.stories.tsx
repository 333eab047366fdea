import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Skeleton } from "../../../src/components/loading/Skeleton.tsx";

const meta = {
  component: Skeleton,
  args: { shape: "list" },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("state.loading"))).toBeInTheDocument();
    await expect(canvasElement.querySelector("[aria-busy=true]")).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll(".skeleton-bar")).toHaveLength(5);
    await expect(canvas.getByText(t("state.stillWorking"))).toBeInTheDocument();
  },
};

export const Cards: Story = {
  args: { shape: "cards" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-kind=card]")).toHaveLength(6);
  },
};

export const OwnLabel: Story = {
  args: { shape: "text", label: text("identity.working") },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("identity.working"))).toBeInTheDocument();
    await expect(canvas.queryByText(t("state.loading"))).toBeNull();
  },
};

export const Text: Story = {
  args: { shape: "text" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-kind=line]")).toHaveLength(4);
  },
};

export const Page: Story = {
  args: { shape: "page", title: text("page.standards.title") },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { level: 1, name: t("page.standards.title") })).toBeVisible();
    await expect(canvasElement.querySelector("[data-kind=title]")).toBeNull();
  },
};
