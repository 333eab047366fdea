import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { RadioCardGroup } from "../../../src/components/forms/RadioCardGroup.tsx";
import { userIcon } from "../../../src/components/icons/paths/userIcon.ts";
import { buildingIcon } from "../../../src/components/icons/paths/buildingIcon.ts";

const meta = {
  component: RadioCardGroup,
  args: {
    id: "field",
    legend: text("account.legend"),
    value: undefined,
    onChange: fn(),
    choices: [
      { value: "citizen", label: text("account.citizen"), icon: userIcon, group: text("account.ownGroup") },
      {
        value: "1",
        label: "Bakı MMC",
        text: "VÖEN 1234567890",
        icon: buildingIcon,
        group: text("account.organisations"),
      },
      {
        value: "2",
        label: "Gəncə MMC",
        text: text("account.withoutCertificate"),
        disabled: true,
        group: text("account.organisations"),
      },
    ],
  },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof RadioCardGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const group = canvas.getByRole("group", { name: t("account.legend") });
    await expect(within(group).getAllByRole("radio")).toHaveLength(3);
    const citizen = within(group).getByRole("radio", { name: t("account.citizen") });
    const organisation = within(group).getByRole("radio", { name: "Bakı MMC" });
    await expect(organisation).toHaveAccessibleDescription("VÖEN 1234567890");
    await expect(within(group).getByRole("radio", { name: "Gəncə MMC" })).toBeDisabled();
    await userEvent.tab();
    await expect(citizen).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(citizen).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(organisation).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("1");
  },
};

export const Selected: Story = {
  args: { value: "citizen" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("radio", { name: t("account.citizen") })).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { hint: text("account.hint"), error: text("account.none") },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(`${t("account.none")} ${t("account.hint")}`);
    const getRadio = (name: string) => canvas.getByRole("radio", { name });
    await expect(getRadio(t("account.citizen"))).toHaveAccessibleDescription(t("account.none"));
    await expect(getRadio("Bakı MMC")).toHaveAccessibleDescription(`${t("account.none")} VÖEN 1234567890`);
  },
};
