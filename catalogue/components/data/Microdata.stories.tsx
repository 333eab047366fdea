import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Microdata } from "../../../src/components/data/Microdata.tsx";

const meta = {
  component: Microdata,
  args: {
    type: "GovernmentService",
    properties: {
      name: "Eksport",
      description: undefined,
      provider: { type: "GovernmentOrganization", properties: {} },
    },
  },
} satisfies Meta<typeof Microdata>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the type and the properties of each thing that a page describes. */
const readItems = (canvasElement: HTMLElement): unknown[] =>
  [...canvasElement.querySelectorAll("[itemscope]")].map((item) => [
    item.getAttribute("itemtype"),
    [...item.children].map((child) => [child.getAttribute("itemprop"), child.getAttribute("content")]),
  ]);

export const Service: Story = {
  play: async ({ canvasElement }) => {
    await expect(readItems(canvasElement)).toEqual([
      [
        "https://schema.org/GovernmentService",
        [
          ["name", "Eksport"],
          ["provider", null],
        ],
      ],
      ["https://schema.org/GovernmentOrganization", []],
    ]);
    await expect(canvasElement.innerText ?? "").not.toContain("Eksport");
  },
};

export const Questions: Story = {
  args: {
    type: "FAQPage",
    properties: {
      mainEntity: ["1", "2"].map((name) => ({ type: "Question", properties: { name } })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(readItems(canvasElement)).toEqual([
      [
        "https://schema.org/FAQPage",
        [
          ["mainEntity", null],
          ["mainEntity", null],
        ],
      ],
      ["https://schema.org/Question", [["name", "1"]]],
      ["https://schema.org/Question", [["name", "2"]]],
    ]);
  },
};
