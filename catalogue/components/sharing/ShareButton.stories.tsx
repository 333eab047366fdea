import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { ShareButton } from "../../../src/components/sharing/ShareButton.tsx";
import { toastStore } from "../../../src/state/toasts.ts";

const meta = { component: ShareButton, args: { title: "AZS 1" } } satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CopiesTheAddress: Story = {
  beforeEach: () => {
    const original = Object.getOwnPropertyDescriptor(navigator, "clipboard");
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async () => undefined },
    });
    return () => {
      if (original === undefined) Reflect.deleteProperty(navigator, "clipboard");
      else Object.defineProperty(navigator, "clipboard", original);
    };
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.click(canvas.getByRole("button", { name: t("share.action") }));
    await waitFor(() => expect(toastStore.toasts.map(({ text }) => text)).toContain(t("share.copied")));
  },
};
