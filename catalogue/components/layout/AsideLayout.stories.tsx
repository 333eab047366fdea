import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Section } from "../../../src/components/layout/Section.tsx";
import { AsideLayout } from "../../../src/components/layout/AsideLayout.tsx";

const meta = {
  component: AsideLayout,
  args: {
    children: <Section title={text("appeal.documents")}>{text("empty.information")}</Section>,
    side: <Section title={text("appeal.payments")}>{text("empty.information")}</Section>,
  },
} satisfies Meta<typeof AsideLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadInOrder: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      t("appeal.documents"),
      t("appeal.payments"),
    ]);
  },
};
