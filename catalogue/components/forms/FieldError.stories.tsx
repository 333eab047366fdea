import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { FieldError } from "../../../src/components/forms/FieldError.tsx";

const meta = { component: FieldError, args: { id: "field", children: text("account.none") } } satisfies Meta<
  typeof FieldError
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("account.none")).closest("[id]")).toHaveAttribute("id", "field-error");
  },
};

export const Absent: Story = {
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("p")).toBeNull();
  },
};
