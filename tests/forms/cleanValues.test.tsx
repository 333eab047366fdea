// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cleanValues } from "../../src/forms/cleanValues.ts";
import { createFormValidator } from "../../src/forms/createFormValidator.ts";
import { createDynamicForm } from "../../src/forms/dynamicForm.ts";
import { Form } from "../../src/forms/Form.tsx";
import { findIssues } from "../../src/forms/validationIssues.ts";
import type { ServiceForm } from "../../src/generated/contract.d.ts";
import { form as registration } from "../../src/generated/forms/registration.js";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { accountForms, getFormFixture, type AccountFormName } from "./accountForms.ts";

const serviceForm: ServiceForm = {
  schema: {
    type: "object",
    required: ["goods"],
    properties: {
      goods: { type: "string", title: "Goods", minLength: 1, maxLength: 10 },
      country: { type: "string", title: "Country", enum: ["DE "] },
      weight: { type: "number", title: "Weight" },
      note: { type: "string", title: "Note" },
    },
  },
  uiSchema: {},
};

/** A form with a question whose answer may be no. */
const questionForm: ServiceForm = {
  schema: {
    type: "object",
    required: ["paper"],
    properties: {
      paper: { type: "boolean", title: "Is the original on paper?" },
      copy: { type: "boolean", title: "Is a copy needed?" },
    },
  },
  uiSchema: {},
};

describe("the values of a form as they are sent", () => {
  it("have no spaces at the ends of a text, and no blank text", () => {
    const definition = createDynamicForm("service", serviceForm);
    expect(
      cleanValues(definition, { goods: " a  b\n", country: "DE ", weight: 1.5, note: "\u00A0\n", other: "" }),
    ).toEqual({
      goods: "a  b",
      country: "DE ",
      weight: 1.5,
    });
    expect(cleanValues(registration, { possessor: { name: " Nordvik ", address: " " } } as never)).toEqual({
      possessor: { name: "Nordvik" },
    });
  });

  it("have no fields that the form does not have", () => {
    expect(
      cleanValues(createDynamicForm("service", serviceForm), { goods: "Scales", constructor: "a", old: 1 }),
    ).toEqual({
      goods: "Scales",
    });
    expect(cleanValues(registration, { possessor: { name: "Nordvik", old: "b" }, old: {} } as never)).toEqual({
      possessor: { name: "Nordvik" },
    });
  });

  it("have the answer no for a required checkbox that was not ticked", () => {
    const definition = createDynamicForm("service", questionForm);
    const findRequired = (values: unknown): unknown[] =>
      findIssues(definition, createFormValidator(definition), cleanValues<unknown>(definition, values));
    expect(cleanValues(definition, {})).toEqual({ paper: false });
    expect(cleanValues(definition, { paper: undefined })).toEqual({ paper: false });
    expect(cleanValues(definition, { paper: true, copy: false })).toEqual({ paper: true, copy: false });
    expect(findRequired({})).toEqual([]);
  });

  it.each(Object.keys(accountForms) as AccountFormName[])(
    "of %s have every password and code as it was entered",
    (name) => {
      const { definition, validValues } = getFormFixture(name);
      const secrets = Object.keys(validValues)
        .filter((field) => /password|code/i.test(field))
        .map((field) => [field, " x "]);
      expect(cleanValues<unknown>(definition, Object.fromEntries(secrets))).toEqual(Object.fromEntries(secrets));
    },
  );
});

describe("a form", () => {
  let unmount = (): void => undefined;
  afterEach(() => unmount());

  /** Renders the form of a service with these values and submits it. Returns its element. */
  async function submitValues(
    initial: Readonly<Record<string, unknown>>,
    onSubmit: (values: unknown) => void,
    form = serviceForm,
  ): Promise<HTMLElement> {
    const page: ReactNode = (
      <Form
        definition={createDynamicForm("service", form)}
        initial={initial}
        submitLabel="Send"
        onSubmit={(values) => onSubmit(values)}
      />
    );
    const { container, ...rendered } = await renderPage(page, { respond: () => new Response(null) });
    unmount = rendered.unmount;
    const button = await waitForContent(() => {
      const found = container.querySelector<HTMLButtonElement>("button[type=submit]");
      expect(found).not.toBeNull();
      return found!;
    });
    button.click();
    return container;
  }

  it("submits a text without the spaces at its ends, which do not count as characters", async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    await submitValues({ goods: " 1700000011 ", note: "  " }, onSubmit);
    await waitForContent(() => expect(onSubmit).toHaveBeenCalledWith({ goods: "1700000011" }));
  });

  it("asks for a required text that is blank", async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    const container = await submitValues({ goods: "   " }, onSubmit);
    await waitForContent(() => expect(container.textContent).toContain("Fill in “Goods”"));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("submits a required checkbox that was not ticked as the answer no, and does not call it required", async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    const container = await submitValues({}, onSubmit, questionForm);
    await waitForContent(() => expect(onSubmit).toHaveBeenCalledWith({ paper: false }));
    expect(container.querySelectorAll("input[type=checkbox]")).toHaveLength(2);
    expect(container.querySelector("[aria-required]")).toBeNull();
  });
});
