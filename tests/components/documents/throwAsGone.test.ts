import { expect, it } from "vitest";
import { ApiError, getFailure, type Failure } from "../../../src/api/failure.ts";
import { throwAsGone } from "../../../src/components/documents/throwAsGone.ts";
import type { Translator } from "../../../src/i18n/IntlProvider.tsx";

const t = ((id: string) => `<${id}>`) as Translator;

it.each<[Failure, Failure]>([
  [{ kind: "notFound" }, { kind: "notFound", message: "<document.gone>" }],
  [
    { kind: "notFound", message: "Removed" },
    { kind: "notFound", message: "Removed" },
  ],
  [{ kind: "timeout" }, { kind: "timeout" }],
])("says of a missing file that it is gone: %j", async (failure, expected) => {
  const download = Promise.reject(new ApiError(failure)).catch(throwAsGone(t));
  expect(await download.catch(getFailure)).toEqual(expected);
});
