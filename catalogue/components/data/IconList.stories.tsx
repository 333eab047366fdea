import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { text } from "../../support/text.ts";
import { IconList } from "../../../src/components/data/IconList.tsx";
import { documentIcon } from "../../../src/components/icons/paths/documentIcon.ts";

const meta = {
  component: IconList,
  args: {
    icon: documentIcon,
    items: [
      { title: text("appeal.receipt"), text: text("empty.documents"), note: "PDF" },
      { title: text("appeal.documents") },
    ],
  },
} satisfies Meta<typeof IconList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoItems: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("PDF");
  },
};
