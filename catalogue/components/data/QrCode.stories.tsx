import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { QrCode } from "../../../src/components/data/QrCode.tsx";

const number = "S-2025-00118";

const meta = {
  component: QrCode,
  args: {
    text: `https://portal.example/check-certificate?number=${number}`,
    label: text("certificate.qr", { number }),
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnAddress: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("img", { name: t("certificate.qr", { number }) })).toBeVisible();
    // Three finder patterns: the first dark module is in the corner inside the border.
    await expect(canvasElement.querySelector("path")?.getAttribute("d")).toMatch(/^M4 4h1v1h-1zM5 4/);
  },
};
