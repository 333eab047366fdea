// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { DataTable } from "../../../src/components/data/DataTable.tsx";

type Row = { code: string; name: string };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a table shows the rows of the next page only, also after rows with the same key", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "ResizeObserver",
    vi.fn<() => object>(function Observer() {
      return { observe: () => undefined, disconnect: () => undefined };
    }),
  );
  const container = document.createElement("div");
  const root = createRoot(container);
  const readRows = (rows: readonly Row[]): (string | null)[] => {
    act(() =>
      root.render(
        <DataTable
          caption="Goods"
          rows={rows}
          rowKey={({ code }) => code}
          columns={[{ key: "name", header: "Name", cell: ({ name }) => name }]}
        />,
      ),
    );
    return [...container.querySelectorAll("tbody th > div")].map(({ textContent }) => textContent);
  };
  const first = ["Rye bread", "Wheat bread", "Rolls"].map((name) => ({ code: "1905", name }));
  expect(readRows(first)).toEqual(["Rye bread", "Wheat bread", "Rolls"]);
  expect(readRows([{ code: "0401", name: "Milk" }])).toEqual(["Milk"]);
  expect(readRows([{ code: "1905", name: "Cake" }])).toEqual(["Cake"]);
});

it("a table in a closed disclosure is measured when the disclosure opens", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  let notifyOfSize = (): void => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    vi.fn<(callback: () => void) => object>(function Observer(callback) {
      notifyOfSize = callback;
      return { observe: () => undefined, disconnect: () => undefined };
    }),
  );
  let isVisible = false;
  const measure = vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  Object.defineProperty(HTMLTableElement.prototype, "checkVisibility", {
    configurable: true,
    value: () => isVisible,
  });
  onTestFinished(() => void Reflect.deleteProperty(HTMLTableElement.prototype, "checkVisibility"));
  const container = document.createElement("div");
  const root = createRoot(container);
  act(() =>
    root.render(
      <DataTable
        caption="Goods"
        rows={[{ name: "Milk" }]}
        rowKey={({ name }) => name}
        columns={[{ key: "name", header: "Name", cell: ({ name }) => name }]}
      />,
    ),
  );
  const readDensity = (): string | undefined =>
    container.querySelector<HTMLElement>(".data-table-container")?.dataset["density"];
  expect(measure).not.toHaveBeenCalled();
  expect(readDensity()).toBeUndefined();
  isVisible = true;
  notifyOfSize();
  expect(readDensity()).toBe("least");
});
