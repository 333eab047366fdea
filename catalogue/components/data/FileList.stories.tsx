import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Button } from "../../../src/components/buttons/Button.tsx";
import { FileList } from "../../../src/components/data/FileList.tsx";

const meta = {
  component: FileList,
  args: {
    label: text("attachment.list"),
    items: [
      {
        id: "1",
        name: "a.pdf",
        state: text("attachment.uploaded", { size: "20 kB" }),
        tone: "success",
        actions: <Button size="small">{text("attachment.remove")}</Button>,
      },
      {
        id: "2",
        name: "b.png",
        state: text("attachment.sending", { size: "1 MB" }),
        progress: { fraction: 0.4, label: text("attachment.progress", { name: "b.png" }) },
      },
      { id: "3", name: "c.exe", state: text("attachment.rejected.type"), tone: "error" },
    ],
  },
} satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const list = canvas.getByRole("list", { name: t("attachment.list") });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    await expect(
      within(list).getByRole("progressbar", { name: t("attachment.progress", { name: "b.png" }) }),
    ).toHaveAttribute("value", "0.4");
    await expect(within(list).getByText(t("attachment.rejected.type"))).toBeVisible();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("listitem")).toBeNull();
  },
};
