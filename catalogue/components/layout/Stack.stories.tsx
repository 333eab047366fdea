import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Button } from "../../../src/components/buttons/Button.tsx";
import { Banner } from "../../../src/components/feedback/Banner.tsx";
import { Stack } from "../../../src/components/layout/Stack.tsx";

const meta = {
  component: Stack,
  args: {
    children: [
      <Banner key="info" tone="info">
        {text("form.restored")}
      </Banner>,
      <Button key="home">{text("action.home")}</Button>,
    ],
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoElements: Story = {
  play: async ({ canvasElement, loaded }) => {
    const t = getTranslator({ loaded });
    const [first, second] = canvasElement.querySelector(".stack")?.children ?? [];
    await expect(first).toHaveTextContent(t("form.restored"));
    await expect(second).toHaveTextContent(t("action.home"));
  },
};
