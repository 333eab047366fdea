import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Pending } from "../../support/Pending.tsx";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { QueryBoundary } from "../../../src/components/loading/QueryBoundary.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError, type Failure } from "../../../src/api/failure.ts";
import type { MessageId } from "../../../src/generated/messages/ids.ts";
import { useT } from "../../../src/i18n/IntlProvider.tsx";

let hasFailed = false;

function Failing({ failure }: { failure: Failure }): ReactNode {
  throw new ApiError(failure);
}

/** Fails until somebody presses the button. */
function FailingOnce(): ReactNode {
  const t = useT();
  const { data } = useSuspenseQuery({
    queryKey: ["failing once"],
    queryFn: () => {
      if (hasFailed) return "accessibility.lead";
      hasFailed = true;
      throw new ApiError({ kind: "unavailable", status: 503 });
    },
  });
  return t(data as MessageId);
}

const meta = { component: QueryBoundary, args: { shape: "list", children: text("accessibility.lead") } } satisfies Meta<
  typeof QueryBoundary
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("accessibility.lead"))).toBeVisible();
  },
};

export const Loading: Story = {
  args: { children: <Pending /> },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("state.loading"))).toBeInTheDocument();
    await expect(canvasElement.querySelector("[aria-busy=true]")).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { children: <Failing failure={{ kind: "notFound" }} /> },
  parameters: { allowedErrors: /notFound/ },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { name: t("empty.information") })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { children: <Failing failure={{ kind: "offline" }} /> },
  parameters: { allowedErrors: /offline/ },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("state.notLoaded"))).toBeVisible();
    await expect(canvas.getByText(t("failure.offline"))).toBeVisible();
  },
};

export const TriedAgain: Story = {
  args: { children: <FailingOnce /> },
  beforeEach: () => {
    hasFailed = false;
  },
  parameters: { allowedErrors: /unavailable/ },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("action.tryAgain") }));
    await expect(await canvas.findByText(t("accessibility.lead"))).toBeVisible();
  },
};
