import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { ButtonLink } from "../../../src/components/buttons/ButtonLink.tsx";
import { SearchedContent } from "../../../src/components/text/SearchedContent.tsx";

const meta = {
  component: SearchedContent,
  args: {
    result: { content: "Şəhadətnamə\n\nRüsum", lang: "az" },
    action: <ButtonLink href="/services">{text("empty.toServices")}</ButtonLink>,
  },
} satisfies Meta<typeof SearchedContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoParagraphs: Story = {
  play: async ({ canvas, canvasElement }) => {
    const paragraphs = [...canvasElement.querySelectorAll("[lang=az] p")];
    await expect(paragraphs.map(({ textContent }) => textContent)).toEqual(["Şəhadətnamə", "Rüsum"]);
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const Empty: Story = {
  args: { result: { content: " " } },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { name: t("empty.information") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("empty.toServices") })).toBeVisible();
  },
};
