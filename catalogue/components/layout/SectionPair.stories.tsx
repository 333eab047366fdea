import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Section } from "../../../src/components/layout/Section.tsx";
import { SectionPair } from "../../../src/components/layout/SectionPair.tsx";

const meta = {
  component: SectionPair,
  args: {
    children: [
      <Section key="appeal.documents" title={text("appeal.documents")}>
        {text("empty.information")}
      </Section>,
      <Section key="appeal.payments" title={text("appeal.payments")}>
        {text("empty.information")}
      </Section>,
    ],
  },
} satisfies Meta<typeof SectionPair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSections: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      t("appeal.documents"),
      t("appeal.payments"),
    ]);
  },
};
