import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Pending } from "../../support/Pending.tsx";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { useT } from "../../../src/i18n/IntlProvider.tsx";
import { LazyBoundary } from "../../../src/components/loading/LazyBoundary.tsx";
import type { ReactNode } from "react";

function Failing(): ReactNode {
  throw new Error("broken");
}

const meta = {
  component: LazyBoundary,
  args: { resetKey: "/", children: text("accessibility.lead"), fallback: text("state.loading") },
} satisfies Meta<typeof LazyBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("accessibility.lead"))).toBeVisible();
  },
};

export const Loading: Story = {
  args: { children: <Pending /> },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("state.loading"))).toBeVisible();
  },
};

export const Failed: Story = {
  args: { children: <Failing />, onLoadError: fn() },
  parameters: { allowedErrors: /broken/ },
  play: async ({ canvas, args, loaded }) => {
    const t = getTranslator({ loaded });
    await waitFor(() => expect(args.onLoadError).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(t("state.loading"))).toBeNull();
  },
};

/** Fails until the connection returns. */
let isOffline = false;
function FailingOffline(): ReactNode {
  const t = useT();
  if (isOffline) throw new Error("broken");
  return t("accessibility.lead");
}

export const LoadedAgain: Story = {
  args: { children: <FailingOffline /> },
  parameters: { allowedErrors: /broken/ },
  beforeEach: () => void (isOffline = true),
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.queryByText(t("accessibility.lead"))).toBeNull();
    isOffline = false;
    window.dispatchEvent(new Event("online"));
    await expect(await canvas.findByText(t("accessibility.lead"))).toBeVisible();
  },
};
