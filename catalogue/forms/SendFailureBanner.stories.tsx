import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../support/storyParameters.ts";
import { SendFailureBanner } from "../../src/forms/SendFailureBanner.tsx";

const meta = {
  component: SendFailureBanner,
  args: { failure: { kind: "missing" } },
} satisfies Meta<typeof SendFailureBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutOperation: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(getTranslator({ loaded })("form.missing"));
  },
};

export const Offline: Story = {
  args: { failure: { kind: "offline" } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(getTranslator({ loaded })("failure.offline"));
  },
};

export const None: Story = {
  args: { failure: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
