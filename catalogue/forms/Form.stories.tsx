import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within, waitFor } from "storybook/test";
import { getTranslator } from "../support/storyParameters.ts";
import { text } from "../support/text.ts";
import { useState, type ReactNode } from "react";
import type { Failure } from "../../src/api/failure.ts";
import { form as signIn } from "../../src/generated/forms/signIn.js";
import type { components } from "../../src/generated/forms/values.d.ts";
import { Stack } from "../../src/components/layout/Stack.tsx";
import { saveDraft } from "../../src/forms/drafts/draftStorage.ts";
import { Form, type FormProps } from "../../src/forms/Form.tsx";
import { resolveConfirmation } from "../../src/state/confirmation.ts";
import { confirmLeave } from "../../src/state/unsavedChanges.ts";

type SignInFormProps = FormProps<components["schemas"]["signIn"]> & { rejection?: Failure };

/** The form of the sign-in. With `rejection` each submission fails. */
function SignInForm({ rejection, ...props }: SignInFormProps): ReactNode {
  const [failure, setFailure] = useState(props.failure);
  return (
    <Stack>
      <Form
        {...props}
        failure={failure}
        onSubmit={(values) => {
          props.onSubmit(values);
          setFailure(rejection);
        }}
      />
    </Stack>
  );
}

const meta = {
  component: SignInForm,
  args: { definition: signIn, onSubmit: fn(), submitLabel: text("apply.send") },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Submitted: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: t("form.signIn.username.label") })).toHaveFocus();
    await userEvent.keyboard("a@example.org");
    await userEvent.tab();
    await userEvent.keyboard("Portal-2026{Enter}");
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ username: "a@example.org", password: "Portal-2026" }),
    );
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.click(canvas.getByRole("button", { name: t("apply.send") }));
    const summary = await canvas.findByRole("group", { name: t("form.problem") });
    await waitFor(() => expect(within(summary).getByRole("heading", { name: t("form.problem") })).toHaveFocus());
    const [link] = within(summary).getAllByRole("link");
    await userEvent.click(link!);
    const username = canvas.getByRole("textbox", { name: t("form.signIn.username.label") });
    await expect(username).toHaveFocus();
    await expect(username).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("button", { name: t("apply.send") })).toHaveAttribute("aria-busy", "true");
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: text("account.none") },
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const button = canvas.getByRole("button", { name: t("apply.send") });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(t("account.none"));
    // It can be reached with Tab, so that its description is read.
    const username = canvas.getByRole("textbox", { name: t("form.signIn.username.label") });
    const password = canvas.getByLabelText(t("form.signIn.password.label"), { selector: "input" });
    await userEvent.type(username, "a@example.org");
    await userEvent.type(password, "abcd");
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    // Enter in a field says what is wrong.
    await userEvent.type(password, "{Enter}");
    const heading = await canvas.findByRole("heading", { name: t("form.problem") });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password, "e");
    await expect(button).not.toHaveAttribute("aria-disabled");
  },
};

export const RejectedAfterLaterStep: Story = {
  args: {
    initial: { username: "a@example.org" },
    failure: { kind: "invalid", fields: [{ field: "username", message: text("invalid.email") }] },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const heading = await canvas.findByRole("heading", { name: t("form.problem") });
    await waitFor(() => expect(heading).toHaveFocus());
    const username = canvas.getByRole("textbox", { name: t("form.signIn.username.label") });
    await expect(username).toBeInvalid();
    await expect(username).toHaveAccessibleDescription(expect.stringContaining(t("invalid.email")));
    await userEvent.type(username, "g");
    await waitFor(() => expect(username).toBeValid());
  },
};

export const Rejected: Story = {
  args: { rejection: { kind: "unavailable", status: 503 } },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.type(canvas.getByRole("textbox", { name: t("form.signIn.username.label") }), "a@example.org");
    await userEvent.type(
      canvas.getByLabelText(t("form.signIn.password.label"), { selector: "input" }),
      "Portal-2026{Enter}",
    );
    const summary = await canvas.findByRole("group", { name: t("form.notSent") });
    await expect(summary).toHaveTextContent(t("failure.unavailable"));
  },
};

export const Unanswered: Story = {
  args: {
    initial: { username: "a@example.org", password: "Portal-2026" },
    failure: { kind: "timeout" },
    mayBeDone: text("registration.mayBeDone"),
  },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const summary = await canvas.findByRole("group", { name: t("form.unanswered") });
    await expect(summary).toHaveTextContent(t("registration.mayBeDone"));
  },
};

export const RestoredDraft: Story = {
  args: { announcesDraft: true, onStartOver: fn() },
  beforeEach: () => saveDraft(signIn.name, "", { username: "a@example.org" }),
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const username = canvas.getByRole("textbox", { name: t("form.signIn.username.label") });
    await expect(username).toHaveValue("a@example.org");
    await expect(canvas.getByText(t("form.restoredWithoutPasswords"))).toBeVisible();
    // The form is left without a question, and keeps its draft.
    await expect(await confirmLeave()).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: t("form.startOver") }));
    resolveConfirmation(true);
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveValue("");
    await expect(args.onStartOver).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(t("form.restoredWithoutPasswords"))).toBeNull();
  },
};
