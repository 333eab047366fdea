import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Button } from "../../../src/components/buttons/Button.tsx";
import { useT } from "../../../src/i18n/IntlProvider.tsx";
import { HiddenStatus } from "../../../src/components/feedback/HiddenStatus.tsx";

const meta = { component: HiddenStatus, args: { children: text("state.notLoaded") } } satisfies Meta<
  typeof HiddenStatus
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForScreenReaders: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("status")).toHaveTextContent(t("state.notLoaded"));
    await expect(canvas.getByRole("status").parentElement).toHaveClass("visually-hidden");
  },
};

/** The press announces the same text again: a screen reader notices only a new element. */
export const AnnouncedAgain: Story = {
  render: function Render() {
    const t = useT();
    const [count, setCount] = useState(0);
    return (
      <>
        <Button onClick={() => setCount(count + 1)}>{t("action.tryAgain")}</Button>
        <HiddenStatus announcementKey={count}>{t("state.notLoaded")}</HiddenStatus>
      </>
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const status = canvas.getByRole("status");
    const announced = status.firstElementChild;
    await userEvent.click(canvas.getByRole("button", { name: t("action.tryAgain") }));
    await expect(canvas.getByRole("status")).toBe(status);
    await expect(status).toHaveTextContent(t("state.notLoaded"));
    await expect(status.firstElementChild).not.toBe(announced);
  },
};
