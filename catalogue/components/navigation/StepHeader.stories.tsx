import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { StepHeader } from "../../../src/components/navigation/StepHeader.tsx";

const meta = {
  component: StepHeader,
  args: {
    label: text("apply.steps"),
    steps: [text("apply.answers"), text("apply.documents"), text("apply.check")],
    current: 1,
    positionLabel: "2 / 3",
  },
} satisfies Meta<typeof StepHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondOfThree: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const heading = canvas.getByRole("heading", { level: 2, name: t("apply.documents") });
    // The heading takes the focus when the step changes, but not with Tab.
    await expect(heading).toHaveAttribute("tabindex", "-1");
    await expect(canvas.getByText("2 / 3")).toBeVisible();
  },
};
