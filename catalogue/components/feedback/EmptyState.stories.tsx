import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { ButtonLink } from "../../../src/components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../../src/components/feedback/EmptyState.tsx";

const meta = { component: EmptyState, args: { title: text("empty.appeals") } } satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { level: 2, name: t("empty.appeals") })).toBeVisible();
  },
};

export const Full: Story = {
  args: {
    level: 3,
    children: text("empty.appeals.willAppear"),
    action: (
      <ButtonLink href="/services" tone="primary">
        {text("empty.toServices")}
      </ButtonLink>
    ),
  },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
    await expect(canvas.getByText(t("empty.appeals.willAppear"))).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("empty.toServices") })).toBeVisible();
  },
};
