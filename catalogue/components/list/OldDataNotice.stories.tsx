import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator, type StoryLoaded } from "../../support/storyParameters.ts";
import { OldDataNotice } from "../../../src/components/list/OldDataNotice.tsx";
import { getBakuDate } from "../../../src/i18n/bakuCalendar.ts";
import { formatDate } from "../../../src/i18n/format.ts";

const meta = { component: OldDataNotice, args: { date: "2025-03-18" } } satisfies Meta<typeof OldDataNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OlderThanAWeek: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const { language } = loaded as StoryLoaded;
    const date = formatDate(language, "2025-03-18");
    await expect(canvas.getByRole("paragraph").textContent).toBe(t("list.old", { date }));
  },
};

export const OfToday: Story = {
  args: { date: getBakuDate() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("paragraph")).toBeNull();
  },
};
