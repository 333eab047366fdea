import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { CalendarButton } from "../../../src/components/calendar/CalendarButton.tsx";

const meta = {
  component: CalendarButton,
  args: { event: { id: "481", title: text("appeal.dueDate"), day: "2026-03-31" } },
} satisfies Meta<typeof CalendarButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeDay: Story = {
  // jsdom downloads nothing.
  parameters: { allowedErrors: /^Not implemented: navigation/ },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const button = canvas.getByRole("button", { name: t("calendar.add") });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
  },
};
