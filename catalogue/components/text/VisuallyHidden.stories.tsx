import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { VisuallyHidden } from "../../../src/components/text/VisuallyHidden.tsx";

const meta = { component: VisuallyHidden, args: { children: text("state.loading") } } satisfies Meta<
  typeof VisuallyHidden
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForScreenReaders: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const hidden = canvas.getByText(t("state.loading"));
    await expect(hidden).toBeInTheDocument();
    await expect(hidden).toHaveClass("visually-hidden");
  },
};
