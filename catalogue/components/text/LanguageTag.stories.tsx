import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { LanguageTag } from "../../../src/components/text/LanguageTag.tsx";

const meta = { component: LanguageTag, args: { children: text("language.in.az") } } satisfies Meta<typeof LanguageTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Azerbaijani: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("language.in.az"))).toBeVisible();
  },
};
