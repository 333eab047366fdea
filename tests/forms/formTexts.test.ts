import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RJSFSchema, WidgetProps } from "@rjsf/utils";
import type { Failure } from "../../src/api/failure.ts";
import {
  clearDraftState,
  discardDraft,
  loadDraft,
  notifyListeners,
  readDeviceDraft,
  readDraftState,
  removeDeviceDraft,
  saveDraft,
  subscribeToDraft,
  updateDraftState,
} from "../../src/forms/drafts/draftStorage.ts";
import { storeServerDraft } from "../../src/forms/drafts/readServerDraft.ts";
import { omitSensitiveFields } from "../../src/forms/omitSensitiveFields.ts";
import { prefixFieldErrors, toCodeFailure, toFieldFailure } from "../../src/forms/fieldFailure.ts";
import type { FormDefinition } from "../../src/forms/formDefinition.ts";
import { toFormErrors } from "../../src/forms/formErrors.ts";
import { getFieldSchema, joinLabel, type FormMessages } from "../../src/forms/formMessages.ts";
import { adoptUnchanged, getValueAt, replaceValueAt } from "../../src/forms/formValues.ts";
import { areValuesEqual } from "../../src/forms/areValuesEqual.ts";
import { clearIdempotencyKey, getIdempotencyKey } from "../../src/forms/idempotencyKey.ts";
import { formatDecimal, normaliseDecimal } from "../../src/forms/normalise.ts";
import { languageCodes } from "../../src/generated/languages.ts";
import { formatNumber } from "../../src/i18n/format.ts";
import { getTextRules, satisfiesRule } from "../../src/forms/textRules.ts";
import { createUiSchema } from "../../src/forms/uiSchema.ts";
import { mergeFieldErrors } from "../../src/forms/visibleErrors.ts";
import { getCommonProps } from "../../src/forms/widgetProps.tsx";
import type { Translator } from "../../src/i18n/IntlProvider.tsx";
import { stubSessionStorage } from "../support/stubSessionStorage.ts";

const t = ((id: string) => `<${id}>`) as Translator;

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubSessionStorage();
});
afterEach(() => void vi.unstubAllGlobals());

describe("the failure of a part of a form", () => {
  it("names the fields of the whole form", () => {
    expect(prefixFieldErrors("possessor", { kind: "invalid", fields: [{ field: "name", message: "No" }] })).toEqual({
      kind: "invalid",
      fields: [{ field: "possessor/name", message: "No" }],
    });
    const other: Failure = { kind: "offline" };
    expect(prefixFieldErrors("possessor", other)).toBe(other);
  });

  it.each<[Failure | undefined, Failure | undefined]>([
    ...(
      [
        { kind: "notFound" },
        { kind: "unauthorized" },
        { kind: "forbidden" },
        { kind: "invalid", fields: [] },
        { kind: "rejected", status: 409 },
        { kind: "rejected", status: 410 },
      ] as const
    ).flatMap((failure): [Failure, Failure][] => [
      [failure, toFieldFailure("code", "<message.codeIncorrect>")],
      [{ ...failure, message: "Expired" }, toFieldFailure("code", "Expired")],
    ]),
    [
      { kind: "rejected", status: 429 },
      { kind: "rejected", status: 429 },
    ],
    [toFieldFailure("name", "No"), toFieldFailure("name", "No")],
    [{ kind: "offline" }, { kind: "offline" }],
    [undefined, undefined],
  ])("that asks for a code is with %j: %j", (failure, expected) => {
    expect(toCodeFailure(failure, t)).toEqual(expected);
  });

  it("with one field has its message twice: beside the field, and above a form without it", () => {
    expect(toFieldFailure("a", "No")).toEqual({
      kind: "invalid",
      message: "No",
      fields: [{ field: "a", message: "No" }],
    });
  });
});

describe("the errors of a form", () => {
  it.each<[Failure["kind"], boolean]>([
    ["offline", true],
    ["timeout", true],
    ["unavailable", true],
    ["invalidResponse", true],
    ["forbidden", false],
    ["rejected", false],
  ])("after %s say that the answers are kept, where a retry may help in a moment: %j", (kind, isKept) => {
    const errors = toFormErrors({ kind, status: 503 } as Failure, [], t);
    expect(errors.formError?.endsWith(" <form.kept>")).toBe(isKept);
  });

  it.each<[string, Failure]>([
    ["form.unanswered", { kind: "timeout" }],
    ["form.unanswered", { kind: "offline" }],
    ["form.unanswered", { kind: "unavailable", status: 502 }],
    ["form.unanswered", { kind: "unavailable", status: 504 }],
    ["form.notSent", { kind: "unavailable", status: 503 }],
    ["form.notSent", { kind: "invalidResponse", status: 200 }],
    ["form.notSent", { kind: "accountChanged" }],
    ["form.notSent", { kind: "forbidden" }],
    ["form.notSent", { kind: "notFound" }],
    ["form.notSent", { kind: "rejected", status: 409 }],
    ["form.notSent", { kind: "rejected", status: 429, retryAfter: 60 }],
    ["form.problem", { kind: "unauthorized" }],
    ["form.problem", { kind: "invalid", fields: [] }],
  ])("have the title %s after %j", (titleId, failure) => {
    expect(toFormErrors(failure, [], t).titleId).toBe(titleId);
  });

  it("are of something unsent when there was no connection", () => {
    expect(toFormErrors({ kind: "offline" }, [], t, { wasOffline: true, mayBeDone: "<changed>" })).toMatchObject({
      formError: "<failure.offline> <form.kept>",
      titleId: "form.notSent",
    });
  });

  it.each<[string, Failure, boolean]>([
    ["a timeout", { kind: "timeout" }, true],
    ["a lost connection", { kind: "offline" }, true],
    ["502", { kind: "unavailable", status: 502 }, true],
    ["504", { kind: "unavailable", status: 504 }, true],
    ["503", { kind: "unavailable", status: 503 }, false],
    ["an answer that cannot be read", { kind: "invalidResponse", status: 200 }, false],
    ["a refusal", { kind: "rejected", status: 409 }, false],
  ])("after %s say what may have been done, where sending again is not safe: %j", (_name, failure, isUnanswered) => {
    const errors = toFormErrors(failure, [], t, { mayBeDone: "<changed>" });
    expect(errors.formError === "<changed>").toBe(isUnanswered);
  });

  it("name beside its fields those that it has, and above it the messages of the others", () => {
    const failure: Failure = {
      kind: "invalid",
      message: "Whole",
      fields: ["a", "x", "y"].map((field) => ({ field, message: `${field}!` })),
    };
    const errors = toFormErrors(failure, ["a"], t);
    expect([Object.fromEntries(errors.byField), errors.formError, errors.titleId]).toEqual([
      { a: { text: "a!", includesLabel: false } },
      "x! y!",
      "form.problem",
    ]);
    expect(toFormErrors(failure, ["a"], t, { isOtherLanguage: true }).formError).toBe("<failure.invalid>");
    expect(toFormErrors({ ...failure, fields: [] }, ["a"], t).formError).toBe("Whole");
    expect(toFormErrors(undefined, [], t).titleId).toBe("form.problem");
    expect(toFormErrors({ ...failure, fields: failure.fields.slice(0, 1) }, ["a"], t).titleId).toBe("form.problem");
  });

  it("are those of a rejection when the server names a field or the whole form", () => {
    const messages = {
      label: (field) => `${field}?`,
      issue: () => ({ text: "Whole text", includesLabel: true }),
    } as Pick<FormMessages, "label" | "issue"> as FormMessages;
    const none = { byField: new Map(), formError: undefined, titleId: "form.problem" } as const;
    const issue = { field: "a", keyword: "required", params: {} };
    expect(mergeFieldErrors(["a", "b"], none, [issue], {}, messages)).toEqual({
      byField: new Map([["a", "Whole text"]]),
      items: [{ field: "a", text: "Whole text" }],
      formError: undefined,
      titleId: "form.problem",
      isRejected: false,
    });
    expect(mergeFieldErrors([], { ...none, formError: "No", titleId: "form.notSent" }, [], {}, messages)).toMatchObject(
      {
        formError: "No",
        titleId: "form.notSent",
        isRejected: true,
      },
    );
    const byField = new Map([["b", { text: "Taken", includesLabel: false }]]);
    expect(mergeFieldErrors(["a", "b"], { ...none, byField }, [], {}, messages)).toMatchObject({
      items: [{ field: "b", text: "b? Taken" }],
      isRejected: true,
    });
  });

  it("have a colon after their label, unless it is a question", () => {
    expect([joinLabel("Name", "Required"), joinLabel("Why?", "Required")]).toEqual(["Name: Required", "Why? Required"]);
  });
});

describe("the values of a form", () => {
  it("are read by their path, as a text", () => {
    const values = { a: "x", b: { c: "y" }, d: 7, e: ["z"] };
    expect(
      [["a"], ["b", "c"], ["d"], ["b"], ["e", "0"], ["a", "c"], ["none"]].map((path) => getValueAt(values, path)),
    ).toEqual(["x", "y", "", "", "", "", ""]);
    for (const odd of [undefined, null, "text", []]) expect(getValueAt(odd, ["a"])).toBe("");
  });

  it("are replaced by their path, and created where there are none", () => {
    expect(replaceValueAt({ a: 1, b: { c: 2, d: 3 } }, ["b", "c"], "x")).toEqual({ a: 1, b: { c: "x", d: 3 } });
    for (const odd of [undefined, null, "text", ["x"]])
      expect(replaceValueAt(odd, ["a", "b"], "x")).toEqual({ a: { b: "x" } });
  });

  it("are those of the server where the person has not changed them", () => {
    expect(
      adoptUnchanged(
        { name: "typed", city: "old", nested: { a: "old", b: "typed" }, gone: "old" },
        { name: "old", city: "old", nested: { a: "old", b: "old" }, gone: "old" },
        { name: "new", city: "new", nested: { a: "new", b: "new" }, added: "new" },
      ),
    ).toEqual({ name: "typed", city: "new", nested: { a: "new", b: "typed" }, added: "new" });
    expect(adoptUnchanged("typed", "old", "new")).toBe("typed");
    expect(adoptUnchanged("old", "old", "new")).toBe("new");
    expect(adoptUnchanged({ a: 1 }, "old", { a: 2 })).toEqual({ a: 1 });
    expect(adoptUnchanged({ a: 1 }, { a: 1 }, "new")).toBe("new");
    expect(adoptUnchanged(["x"], ["x"], ["y"])).toEqual(["y"]);
  });

  it("are equal in any order of their fields, and differ in the order of a list", () => {
    expect(areValuesEqual({ b: 1, a: 2, c: 3 }, { c: 3, a: 2, b: 1 })).toBe(true);
    expect(areValuesEqual(["a", "b"], ["b", "a"])).toBe(false);
    expect(areValuesEqual({ a: ["x"] }, { a: ["x"] })).toBe(true);
    expect(areValuesEqual(undefined, { a: { b: " " } })).toBe(true);
    expect(areValuesEqual(null, undefined)).toBe(false);
    expect(areValuesEqual(0, undefined)).toBe(false);
    expect(areValuesEqual(false, undefined)).toBe(false);
  });

  it.each(languageCodes)("of a number have a decimal point and no group separators, in %s", (language) => {
    const normalise = (typed: string): string => normaliseDecimal(typed, language);
    expect(["1 234,5", "1\u00A0234.5", "1.234,5", "1,234.5", "-1.234.567"].map(normalise)).toEqual([
      "1234.5",
      "1234.5",
      "1234.5",
      "1234.5",
      "-1234567",
    ]);
    expect(["12,5", "12.5", "0,125", "0.125", "1234,567", ".5"].map(normalise)).toEqual([
      "12.5",
      "12.5",
      "0.125",
      "0.125",
      "1234.567",
      ".5",
    ]);
    expect(["\u22125", "\u20130,5", "- 5", "-,5", "-.", "-"].map(normalise)).toEqual([
      "-5",
      "-0.5",
      "-5",
      "-0.5",
      "-0.",
      "-",
    ]);
    expect(["١٢,٥", "１２.５"].map(normalise)).toEqual(["12.5", "12.5"]);
    expect(normalise("\u202A1\u00A0234,5\u202C\u200B")).toBe("1234.5");
    for (const typed of ["1,2,3", "1.2.3", "12.34,5.6", "12 kg", "1,2.3"]) expect(Number(normalise(typed))).toBeNaN();
    for (const value of [0.5, 12.25, 1234.5, 1234567.125]) {
      const shown = formatNumber(language, value, String(value).split(".")[1]?.length);
      expect(normalise(shown)).toBe(String(value));
      expect(normalise(formatDecimal(String(value), language))).toBe(String(value));
    }
  });

  it("of a number are refused when a separator may be that of thousands or of decimals", () => {
    for (const [typed, language] of [
      ["1.200", "az"],
      ["1,200", "en"],
      ["-12.500", "az"],
    ] as const) {
      const normalised = normaliseDecimal(typed, language);
      // It is shown as it was typed, also where the form is opened again.
      expect(formatDecimal(normalised, language)).toBe(typed);
      // Whichever separator a browser replaces.
      for (const separator of [".", ","]) expect(Number(normalised.replace(separator, "."))).toBeNaN();
    }
    // In another language it stays ambiguous.
    expect([formatDecimal("1'200", "en"), formatDecimal("1'200", "ru")]).toEqual(["1,200", "1\u00A0200"]);
    expect([normaliseDecimal("1,200", "az"), normaliseDecimal("1.200", "ru"), normaliseDecimal("1,200", "ru")]).toEqual(
      ["1.200", "1.200", "1.200"],
    );
    expect([normaliseDecimal("1.200", "az", true), normaliseDecimal("1,200,300", "ru", true)]).toEqual([
      "1200",
      "1200300",
    ]);
  });
});

describe("the rules of a text", () => {
  const schema = {
    minLength: 3,
    "x-minDistinct": 2,
    allOf: [{ pattern: "^\\p{Lu}", "x-rule": "upperCase" }, { pattern: "." }, { "x-rule": "nothing" }],
  } as RJSFSchema;

  it("are its length, its named patterns and its distinct characters", () => {
    expect(getTextRules(schema)).toEqual([
      { keyword: "minLength", limit: 3 },
      { keyword: "pattern", ruleName: "upperCase", pattern: "^\\p{Lu}" },
      { keyword: "x-minDistinct", limit: 2 },
    ]);
    expect(getTextRules({})).toEqual([]);
  });

  it("are met from their limit on", () => {
    const [minLength, pattern, distinct] = getTextRules(schema);
    if (minLength === undefined || pattern === undefined || distinct === undefined) throw new Error("Too few rules.");
    expect(["😀😀", "abc"].map((text) => satisfiesRule(text, minLength))).toEqual([false, true]);
    expect(["əa", "Əa"].map((text) => satisfiesRule(text, pattern))).toEqual([false, true]);
    expect(["aaa", "aab"].map((text) => satisfiesRule(text, distinct))).toEqual([false, true]);
    expect(satisfiesRule("a", { keyword: "pattern" })).toBe(false);
    expect(satisfiesRule("", { keyword: "minLength" })).toBe(true);
  });
});

describe("a field of a form", () => {
  it("has the schema at its path, and none for an unknown path", () => {
    const schema: RJSFSchema = { properties: { a: { properties: { b: { minLength: 1 } } }, c: true } };
    expect([["a", "b"], ["c"], ["a", "x"], ["x"], []].map((path) => getFieldSchema(schema, path))).toEqual([
      { minLength: 1 },
      {},
      {},
      {},
      {},
    ]);
    expect(getFieldSchema({}, ["a"])).toEqual({});
  });

  const createProps = (props: object): ReturnType<typeof getCommonProps> =>
    getCommonProps({ id: "i", name: "n", label: "l", options: {}, ...props } as unknown as WidgetProps);

  it("shows only a text, and is without a value when it is empty", () => {
    const [onChange, onBlur] = [vi.fn<(value: unknown) => void>(), vi.fn<(id: string, value: unknown) => void>()];
    expect([createProps({ value: "x" }).value, createProps({ value: 7 }).value, createProps({}).value]).toEqual([
      "x",
      "",
      "",
    ]);
    const props = createProps({ value: "x", onChange, onBlur });
    props.onChange("");
    props.onChange("y");
    props.onBlur?.();
    expect([onChange.mock.calls, onBlur.mock.calls]).toEqual([[[undefined], ["y"]], [["i", "x"]]]);
  });

  it("passes its state and its texts", () => {
    expect(
      createProps({
        required: true,
        disabled: true,
        readonly: true,
        options: { hint: "h", optional: "o", error: "e", autocomplete: "email" },
      }),
    ).toMatchObject({
      id: "i",
      name: "n",
      label: "l",
      hint: "h",
      optional: "o",
      error: "e",
      autoComplete: "email",
      required: true,
      disabled: true,
      readOnly: true,
    });
    expect(Object.keys(createProps({}))).not.toContain("autoComplete");
  });
});

describe("the layout of a form for its renderer", () => {
  const definition: FormDefinition<unknown> = {
    name: "test",
    validators: {} as FormDefinition<unknown>["validators"],
    schema: {
      required: ["kind", "nested", "password"],
      properties: {
        kind: { type: "string", enum: ["A", "B"] },
        place: { type: "string" },
        password: { type: "string", minLength: 8 },
        nested: { type: "object", required: ["inner"], properties: { inner: {}, other: {} } },
        optional: { type: "object", required: ["inner"], properties: { inner: {} } },
      },
    },
    layout: {
      fields: {
        kind: { widget: "select" },
        place: { widget: "select", autocomplete: "street-address" },
        "nested/other": { widget: "text" },
        "nested/inner": { widget: "text" },
        "optional/inner": { widget: "text" },
        password: { widget: "newPassword" },
      },
      groups: { first: ["kind", "place"], second: ["nested"] },
    },
    labels: { place: { label: "Place", options: { X: "Ex" } } },
  };
  const messages: FormMessages = {
    label: (field) => `label ${field}`,
    hint: (field) => (field === "kind" ? "hint" : undefined),
    group: (name) => `group ${name}`,
    option: (field, value) => `${field} ${value}`,
    issue: () => ({ text: "", includesLabel: false }),
  };
  const create = (shownGroup?: string): Record<string, never> =>
    createUiSchema(definition, messages, new Map([["kind", "wrong"]]), "optional", shownGroup) as Record<string, never>;

  it("has every field in the order of the layout, also in nested objects", () => {
    const ui = create() as unknown as { "ui:order": string[]; nested: { "ui:order": string[] } };
    expect([ui["ui:order"], ui.nested["ui:order"]]).toEqual([
      ["kind", "place", "nested", "optional", "password"],
      ["other", "inner"],
    ]);
  });

  it("has the texts, the error, the choices and the rules of each field", () => {
    expect(create()).toMatchObject({
      kind: {
        "ui:widget": "select",
        "ui:title": "label kind",
        "ui:options": {
          hint: "hint",
          error: "wrong",
          optional: undefined,
          choices: [
            { value: "A", label: "kind A" },
            { value: "B", label: "kind B" },
          ],
        },
      },
      place: {
        "ui:options": {
          optional: "optional",
          autocomplete: "street-address",
          choices: [{ value: "X", label: "place X" }],
        },
      },
      password: { "ui:options": { rules: [{ keyword: "minLength", limit: 8 }] } },
    });
    const { kind, password } = create() as unknown as Record<string, { "ui:options": object }>;
    expect(Object.keys(kind?.["ui:options"] ?? {})).toEqual(["hint", "error", "optional", "choices"]);
    expect(Object.keys(password?.["ui:options"] ?? {})).toEqual(["hint", "error", "optional", "rules"]);
  });

  it("marks as optional what the form does not require, or a nested object that it does not require", () => {
    const ui = create() as unknown as Record<string, Record<string, { "ui:options": { optional?: string } }>>;
    expect(
      [ui["nested"]?.["inner"], ui["nested"]?.["other"], ui["optional"]?.["inner"]].map(
        (field) => field?.["ui:options"].optional,
      ),
    ).toEqual([undefined, "optional", "optional"]);
  });

  it("has all groups with their names, or the fields of one", () => {
    expect(create()).toMatchObject({
      "ui:options": {
        groups: [
          { legend: "group first", fields: ["kind", "place"] },
          { legend: "group second", fields: ["nested"] },
        ],
      },
    });
    expect(create("second")["ui:options"]).toEqual({ shownFields: ["nested"] });
    const { groups: _groups, ...layout } = definition.layout;
    expect(createUiSchema({ ...definition, layout }, messages, new Map(), "optional")["ui:options"]).toBeUndefined();
  });
});

describe("a draft of this tab", () => {
  const file = { documentId: 7, fileName: "a.pdf", size: 12 };

  it("is that of its owner, and unreadable ones are discarded", () => {
    saveDraft("complaint", "7", { subject: "Fees" });
    expect(loadDraft("complaint", "7")).toEqual({ subject: "Fees" });
    for (const value of ["{", "null", '{"owner":"8","answers":1}']) {
      stored.set("draft:complaint", value);
      expect(loadDraft("complaint", "7")).toBeUndefined();
      expect(stored.size).toBe(0);
    }
  });

  it("tells its listeners of each change until they stop listening, and no other form", () => {
    const [listener, other] = [vi.fn<(change: string) => void>(), vi.fn<(change: string) => void>()];
    const stop = subscribeToDraft("complaint", listener);
    subscribeToDraft("suggestion", other);
    saveDraft("complaint", "7", {});
    notifyListeners("complaint", "changed");
    discardDraft("complaint");
    stop();
    saveDraft("complaint", "7", {});
    notifyListeners("unknown", "changed");
    expect([listener.mock.calls, other.mock.calls]).toEqual([[["changed"], ["changed"], ["discarded"]], []]);
    expect([...stored.keys()]).toEqual(["draft:complaint"]);
    discardDraft("complaint");
    expect(stored.size).toBe(0);
  });

  it("has no secret and no unknown field, also in nested objects", () => {
    const schema = {
      properties: {
        name: {},
        secret: { "x-sensitive": true },
        nested: { properties: { code: { "x-sensitive": true }, city: {} } },
        list: {},
      },
    } as RJSFSchema;
    expect(
      omitSensitiveFields(schema, { name: "a", secret: "b", nested: { code: 1, city: "c" }, list: ["d"], more: 1 }),
    ).toEqual({ name: "a", nested: { city: "c" }, list: ["d"] });
    for (const value of [null, "text", 7, ["a"]]) expect(omitSensitiveFields(schema, value)).toBe(value);
    expect(omitSensitiveFields({}, { a: 1 })).toEqual({});
  });

  it("has a state of its owner, which changes add to", () => {
    expect(readDraftState("complaint", "7")).toEqual({ owner: "7" });
    updateDraftState("complaint", "7", { step: "check" });
    updateDraftState("complaint", "7", { title: "T" });
    expect(readDraftState("complaint", "7")).toEqual({ owner: "7", step: "check", title: "T" });
    expect(readDraftState("complaint", "8")).toEqual({ owner: "8" });
    stored.set("draft:complaint/state", "{");
    expect(readDraftState("complaint", "7")).toEqual({ owner: "7" });
    clearDraftState("complaint");
    expect(stored.size).toBe(0);
  });

  it("consists of its values, files and details, and is none without values and files", () => {
    updateDraftState("complaint", "7", { step: "check", title: "T", lang: "az" });
    expect(readDeviceDraft("complaint", "7")).toBeUndefined();
    stored.set("draft:complaint/files", JSON.stringify({ owner: "7", files: [file] }));
    expect(readDeviceDraft("complaint", "7")).toEqual({ files: [file], step: "check", title: "T", lang: "az" });
    stored.clear();
    saveDraft("complaint", "7", { a: 1 });
    expect(readDeviceDraft("complaint", "7")).toEqual({ answers: { a: 1 } });
  });

  it("is replaced by one of the server, whose time is that of the last change, and removed as a whole", () => {
    updateDraftState("complaint", "7", { isUnsaved: true, title: "Old" });
    storeServerDraft("complaint", "7", { answers: { a: 1 }, files: [file], step: "check" }, "2026-03-20T08:00:00Z");
    expect(readDeviceDraft("complaint", "7")).toEqual({ answers: { a: 1 }, files: [file], step: "check" });
    expect(readDraftState("complaint", "7")).toEqual({
      owner: "7",
      step: "check",
      isUnsaved: false,
      savedAt: "2026-03-20T08:00:00Z",
      changedAt: "2026-03-20T08:00:00Z",
    });
    storeServerDraft("complaint", "7", {}, undefined);
    expect([readDeviceDraft("complaint", "7"), readDraftState("complaint", "7")]).toEqual([
      undefined,
      { owner: "7", isUnsaved: false },
    ]);
    const listener = vi.fn<(change: string) => void>();
    const stop = subscribeToDraft("complaint", listener);
    storeServerDraft("complaint", "7", { files: [file] }, undefined);
    removeDeviceDraft("complaint", "7");
    stop();
    expect([stored.size, listener.mock.lastCall]).toEqual([0, ["discarded"]]);
  });

  it("has one idempotency key until it is submitted, also where the stored one is unreadable", () => {
    const key = getIdempotencyKey("complaint", { a: 1 });
    expect(getIdempotencyKey("complaint", { a: 1 })).toBe(key);
    clearIdempotencyKey("complaint");
    expect(stored.size).toBe(0);
    expect(getIdempotencyKey("complaint", { a: 1 })).not.toBe(key);
    for (const value of ["{", "null"]) {
      stored.set("draft:complaint/key", value);
      expect(getIdempotencyKey("complaint", { a: 1 })).toMatch(/./);
    }
  });
});
