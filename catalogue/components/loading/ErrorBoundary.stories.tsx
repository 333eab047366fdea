import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Button } from "../../../src/components/buttons/Button.tsx";
import { ErrorBoundary } from "../../../src/components/loading/ErrorBoundary.tsx";
import type { ComponentProps, ReactNode } from "react";

function Failing(): ReactNode {
  throw new Error("broken");
}

const meta = {
  component: ErrorBoundary,
  args: {
    children: text("accessibility.lead"),
    fallbackRender: (_error, reset) => <Button onClick={reset}>A-1024</Button>,
  },
} satisfies Meta<ComponentProps<typeof ErrorBoundary>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutError: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("accessibility.lead"))).toBeVisible();
  },
};

export const Failed: Story = {
  args: { children: <Failing /> },
  parameters: { allowedErrors: /broken/ },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "A-1024" })).toBeVisible();
  },
};
