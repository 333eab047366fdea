import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { CardGrid } from "../../../src/components/layout/CardGrid.tsx";
import { LinkCard } from "../../../src/components/navigation/LinkCard.tsx";
import { servicesIcon } from "../../../src/components/icons/paths/servicesIcon.ts";

const meta = {
  component: CardGrid,
  args: {
    children: [
      <LinkCard
        key="standards"
        href="/standards"
        title={text("page.standards.title")}
        text={text("empty.willAppear")}
        icon={servicesIcon}
      />,
      <LinkCard
        key="appeals"
        href="/appeals"
        title={text("page.appeals.title")}
        text={text("empty.willAppear")}
        icon={servicesIcon}
      />,
      <LinkCard
        key="documents"
        href="/documents"
        title={text("documents.caption")}
        text={text("empty.willAppear")}
        icon={servicesIcon}
      />,
    ],
  },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeCards: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(
      within(canvas.getByRole("list"))
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual([t("page.standards.title"), t("page.appeals.title"), t("documents.caption")]);
  },
};
