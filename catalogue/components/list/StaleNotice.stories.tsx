import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { StaleNotice } from "../../../src/components/list/StaleNotice.tsx";
import { viewState } from "../../../src/state/viewState.ts";

const meta = {
  component: StaleNotice,
  args: { query: { dataUpdatedAt: Date.UTC(2026, 0, 31, 5, 30), isError: false, refetch: fn() } },
} satisfies Meta<typeof StaleNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvasElement.querySelector(".timestamp-notice")).toBeNull();
  },
};

export const FailedRefetch: Story = {
  args: { query: { dataUpdatedAt: Date.UTC(2026, 0, 31, 5, 30), isError: true, refetch: fn() } },
  play: async ({ canvas, userEvent, args, canvasElement, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvasElement).toHaveTextContent("09:30");
    await userEvent.click(canvas.getByRole("button", { name: t("action.tryAgain") }));
    await expect(args.query.refetch).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  beforeEach: () => {
    viewState.isOffline = true;
    return () => {
      viewState.isOffline = false;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("09:30");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
