import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { ClientOnly } from "../../../src/components/loading/ClientOnly.tsx";

const meta = { component: ClientOnly, args: { children: text("accessibility.lead") } } satisfies Meta<
  typeof ClientOnly
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InABrowser: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("accessibility.lead"))).toBeVisible();
  },
};
