import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Details } from "../../../src/components/data/Details.tsx";

const meta = {
  component: Details,
  args: { summary: text("accessibility.help.title"), children: text("accessibility.help.panel") },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, canvasElement, loaded }) => {
    const t = getTranslator({ loaded });
    const details = canvasElement.querySelector("details");
    await expect(details).not.toHaveAttribute("open");
    await userEvent.click(canvas.getByText(t("accessibility.help.title")));
    await waitFor(() => expect(details).toHaveAttribute("open"));
    await expect(canvas.getByText(t("accessibility.help.panel"))).toBeVisible();
  },
};
