import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { TextWithLang } from "../../../src/components/text/TextWithLang.tsx";

const meta = { component: TextWithLang, args: { lang: "az", children: "Şəhadətnamə" } } satisfies Meta<
  typeof TextWithLang
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyInAzerbaijani: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText("Şəhadətnamə")).toHaveAttribute("lang", "az");
    const tag = canvas.queryByText(t("language.in.az"));
    // In Azerbaijani it is the language of the page.
    if (document.documentElement.lang === "az") await expect(tag).toBeNull();
    else await expect(tag).toBeVisible();
  },
};

export const InThePageLanguage: Story = {
  args: { lang: undefined, children: text("document.open") },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("document.open"))).not.toHaveAttribute("lang");
  },
};
