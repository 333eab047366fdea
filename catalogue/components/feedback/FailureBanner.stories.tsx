import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { FailureBanner } from "../../../src/components/feedback/FailureBanner.tsx";

const meta = { component: FailureBanner, args: { failure: { kind: "offline" } } } satisfies Meta<typeof FailureBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("alert")).toHaveTextContent(t("failure.offline"));
  },
};

export const Timeout: Story = {
  args: { failure: { kind: "timeout" } },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("alert")).toHaveTextContent(t("failure.timeout"));
  },
};

export const Forbidden: Story = {
  args: { failure: { kind: "forbidden" } },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("alert")).toHaveTextContent(t("failure.forbidden"));
  },
};

export const MessageOfTheServer: Story = {
  args: { failure: { kind: "rejected", status: 409, message: "Şəhadətnamə" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Şəhadətnamə");
  },
};

export const WithoutFailure: Story = {
  args: { failure: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
