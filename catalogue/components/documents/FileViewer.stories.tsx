import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { readPicture } from "../../support/sampleData.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import { FileViewer } from "../../../src/components/documents/FileViewer.tsx";
import { Suspense } from "react";

const meta = {
  component: FileViewer,
  args: { bytes: readPicture(), mimeType: "image/png", name: "Şəhadətnamə", lang: "az", onLoad: fn() },
  decorators: [
    (Story) => (
      <Suspense fallback={null}>
        <Story />
      </Suspense>
    ),
  ],
} satisfies Meta<typeof FileViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {
  play: async ({ canvas, args, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(await canvas.findByRole("img", { name: "Şəhadətnamə" })).toHaveAttribute("lang", "az");
    await expect(canvas.getByRole("link", { name: new RegExp(t("document.newTab")) })).toHaveAttribute(
      "target",
      "_blank",
    );
    await expect(args.onLoad).toHaveBeenCalledWith(args.bytes);
  },
};

export const AnotherContent: Story = {
  args: { bytes: new Blob(["<script></script>"], { type: "image/png" }) },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(await canvas.findByText(t("document.notShown"))).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** In a tab of its own, its scripts could run. */
export const Svg: Story = {
  args: {
    bytes: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: "image/svg+xml" }),
    mimeType: "image/svg+xml",
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Şəhadətnamə" })).toHaveAttribute("lang", "az");
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
