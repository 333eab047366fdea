import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { InlineBlock } from "../../../src/components/text/InlineBlock.tsx";

const meta = { component: InlineBlock, args: { children: text("document.newTab") } } satisfies Meta<typeof InlineBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("document.newTab"))).toBeVisible();
  },
};
