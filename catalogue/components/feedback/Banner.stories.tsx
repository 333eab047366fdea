import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Button } from "../../../src/components/buttons/Button.tsx";
import { Banner } from "../../../src/components/feedback/Banner.tsx";

const meta = {
  component: Banner,
  argTypes: { tone: { control: "select", options: ["info", "success", "warning", "error", "neutral"] } },
  args: { tone: "info", children: text("form.restored") },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(canvas.getByText(t("form.restored"))).toBeVisible();
  },
};

export const Success: Story = { args: { tone: "success", title: text("appeal.sent") } };

export const Warning: Story = {
  args: { tone: "warning", title: text("document.tooLarge"), children: text("document.tooLargeText") },
};

export const ErrorWithAction: Story = {
  args: {
    tone: "error",
    announce: "assertive",
    title: text("state.notLoaded"),
    action: <Button>{text("action.tryAgain")}</Button>,
  },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent(t("state.notLoaded"));
    await expect(within(alert).getByRole("button", { name: t("action.tryAgain") })).toBeVisible();
  },
};

export const Announced: Story = {
  args: { tone: "neutral", announce: "polite" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("status")).toHaveTextContent(t("form.restored"));
  },
};
