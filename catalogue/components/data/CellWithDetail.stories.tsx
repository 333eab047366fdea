import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { CellWithDetail } from "../../../src/components/data/CellWithDetail.tsx";
import { ResponsiveImage } from "../../../src/components/data/ResponsiveImage.tsx";

const meta = { component: CellWithDetail, args: { name: "A-1024" } } satisfies Meta<typeof CellWithDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NameOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("A-1024")).toBeVisible();
  },
};

export const Full: Story = {
  args: {
    detail: text("appeal.kind.COMPLAINT"),
    image: <ResponsiveImage src="icon.svg" alt="ISO" width={48} height={48} shown />,
  },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("appeal.kind.COMPLAINT"))).toBeVisible();
    await expect(canvas.getByRole("img", { name: "ISO" })).toBeVisible();
  },
};
