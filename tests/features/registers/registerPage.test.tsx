// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import RegisterPage from "../../../src/features/registers/RegisterPage.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { waitForEffects } from "../../support/waitForEffects.ts";

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn<(file: Blob, name: string) => void>() }));
vi.mock("../../../src/components/documents/saveFile.ts", () => ({ saveFile }));

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  saveFile.mockClear();
});

const approval = "Register number,Name,Type,Manufacturer,Country,Certificate,Valid from,Valid until";

it.each([
  ["measurement-tools", approval],
  ["removed-measurement-tools", `${approval},Removed on`],
  ["standard-samples", approval],
  ["nomenclature", "Register number,Name,Type"],
])("the file of the register %s has the columns of its entries", async (register, headers) => {
  const { container, ...rendered } = await renderPage(<RegisterPage title="Register" params={{ register }} />, {
    respond: () => Response.json({ page: 1, perPage: 10, total: 1, items: [{ registryNumber: "1", name: "Scales" }] }),
  });
  unmount = rendered.unmount;
  const button = await waitForContent(() => {
    const found = [...container.querySelectorAll("button")].find(({ textContent }) => textContent.includes("CSV"));
    expect(found).toBeDefined();
    return found!;
  });
  await waitForEffects();
  button.click();
  await waitForContent(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [header] = (await saveFile.mock.calls[0]![0].text()).split("\r\n");
  expect(header?.replace("\uFEFF", "")).toBe(headers);
});
