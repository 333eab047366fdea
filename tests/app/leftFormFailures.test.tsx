// @vitest-environment jsdom
import { MutationObserver, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError, type Failure } from "../../src/api/failure.ts";
import { useLeftFormFailures } from "../../src/app/layout/useLeftFormFailures.ts";
import { IntlProvider } from "../../src/i18n/IntlProvider.tsx";
import { loadMessages } from "../../src/i18n/messages.ts";
import { dismissToast, toastStore } from "../../src/state/toasts.ts";

const queryClient = new QueryClient();
let root: Root;

function HookProbe(): ReactNode {
  useLeftFormFailures();
  return null;
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const messages = await loadMessages("en");
  root = createRoot(document.createElement("div"));
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <IntlProvider language="en" messages={messages}>
          <HookProbe />
        </IntlProvider>
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  for (const { id } of toastStore.toasts.slice()) dismissToast(id);
  vi.unstubAllGlobals();
});

/** Sends a mutation that fails, from a form that is left meanwhile or not. Returns the texts of the toasts. */
async function fail(operation: string, failure: Failure, isLeft = true): Promise<string[]> {
  const response = Promise.withResolvers<never>();
  const observer = new MutationObserver(queryClient, {
    mutationKey: [operation],
    mutationFn: () => response.promise,
  });
  const leave = observer.subscribe(() => undefined);
  const result = observer.mutate().catch(() => undefined);
  if (isLeft) leave();
  response.reject(new ApiError(failure));
  await result;
  return toastStore.toasts.map(({ text }) => text);
}

it("shows the failure of a form that was left before it failed", async () => {
  expect(await fail("sendAppeal", { kind: "rejected", status: 409, message: "Too late." })).toEqual([
    "Not sent. Too late.",
  ]);
});

it("shows the 403 of a form that was left, where no permission is missing", async () => {
  expect(await fail("registerUser", { kind: "forbidden", message: "Blocked." })).toEqual(["Not sent. Blocked."]);
});

it.each<Failure>([{ kind: "timeout" }, { kind: "unavailable", status: 504 }])(
  "does not say that a form that was left is not sent when its answer was lost: %j",
  async (failure) => {
    const [text, ...others] = await fail("sendAppeal", failure);
    expect([text?.includes("Not sent"), others]).toEqual([false, []]);
  },
);

it("says where to go when the server cannot take what a form that was left has sent", async () => {
  const [text] = await fail("sendEvaluation", { kind: "missing" });
  expect(text).toMatch(/^Not sent\. This cannot be sent through the portal yet\./);
});

it.each<[string, string, Failure, boolean]>([
  ["that an open form shows", "sendAppeal", { kind: "timeout" }, false],
  ["that the query client shows: of no form", "withdrawAppeal", { kind: "timeout" }, true],
  ["that the query client shows: 403", "sendAppeal", { kind: "forbidden" }, true],
  ["that the session shows: 401", "sendAppeal", { kind: "unauthorized" }, true],
])("leaves out a failure %s", async (_name, operation, failure, isLeft) => {
  expect(await fail(operation, failure, isLeft)).toEqual([]);
});
