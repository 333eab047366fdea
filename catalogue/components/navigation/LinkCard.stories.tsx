import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { StatusChip } from "../../../src/components/data/StatusChip.tsx";
import { LinkCard } from "../../../src/components/navigation/LinkCard.tsx";
import "../../../src/components/layout/CardGrid.css";
import { bookIcon } from "../../../src/components/icons/paths/bookIcon.ts";

const meta = {
  component: LinkCard,
  args: { href: "/standards", title: text("page.standards.title") },
  decorators: [
    (Story) => (
      <ul className="card-grid" role="list">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof LinkCard>;

export default meta;
type Story = StoryObj<typeof LinkCard>;

export const TitleOnly: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent(t("page.standards.title"));
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: t("page.standards.title") })).toHaveFocus();
  },
};

export const Full: Story = {
  args: {
    level: 2,
    icon: bookIcon,
    text: text("standards.lead"),
    meta: <StatusChip tone="success">{text("callCenter.open")}</StatusChip>,
  },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
    // Only the title is the link: its name does not repeat the text.
    await expect(canvas.getByRole("link").textContent).toBe(t("page.standards.title"));
  },
};
