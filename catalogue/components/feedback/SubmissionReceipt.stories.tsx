import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { ButtonLink } from "../../../src/components/buttons/ButtonLink.tsx";
import { SubmissionReceipt } from "../../../src/components/feedback/SubmissionReceipt.tsx";

const meta = { component: SubmissionReceipt, args: { title: text("appeal.sent") } } satisfies Meta<
  typeof SubmissionReceipt
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await waitFor(() => expect(canvas.getByRole("heading", { level: 2, name: t("appeal.sent") })).toHaveFocus());
  },
};

export const SubmittedEarlier: Story = {
  args: {
    isNew: false,
    children: <p>{text("appeal.number")}: A-1024</p>,
    action: <ButtonLink href="/appeals">{text("appeal.toAll")}</ButtonLink>,
  },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("link", { name: t("appeal.toAll") })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: t("appeal.sent") })).not.toHaveFocus();
  },
};
