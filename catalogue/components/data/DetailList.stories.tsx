import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { DetailList } from "../../../src/components/data/DetailList.tsx";
import { DateText } from "../../../src/components/text/DateText.tsx";

const meta = {
  component: DetailList,
  args: {
    items: [
      { term: text("appeal.number"), description: "A-1024" },
      { term: text("appeal.date"), description: <DateText dateTime="2026-01-31" /> },
    ],
  },
} satisfies Meta<typeof DetailList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoTerms: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      t("appeal.number"),
      t("appeal.date"),
    ]);
    await expect(canvas.getAllByRole("definition")[0]).toHaveTextContent("A-1024");
  },
};
