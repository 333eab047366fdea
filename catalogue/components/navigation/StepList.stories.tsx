import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { StepList } from "../../../src/components/navigation/StepList.tsx";

const meta = {
  component: StepList,
  args: {
    label: text("apply.steps"),
    steps: [text("apply.answers"), text("apply.documents"), text("apply.check")],
    current: 1,
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondOfThree: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const list = canvas.getByLabelText(t("apply.steps"));
    const current = list.querySelectorAll("[aria-current=step]");
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent(t("apply.documents"));
  },
};

export const First: Story = {
  args: { current: 0 },
  play: async ({ canvasElement, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvasElement.querySelector("[aria-current=step]")).toHaveTextContent(t("apply.answers"));
  },
};
