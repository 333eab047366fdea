import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadSettings } from "../../../src/config/settings.ts";
import { useRegistration } from "../../../src/features/account/useRegistration.ts";
import { stubSessionStorage } from "../../support/stubSessionStorage.ts";
import { IntlProvider } from "../../../src/i18n/IntlProvider.tsx";
import { loadMessages } from "../../../src/i18n/messages.ts";
import { sampleRegistration as values } from "./sampleRegistration.ts";

type Register = ReturnType<typeof useRegistration>["register"];

/** Renders nothing, and hands the function of the hook over. */
function HookProbe({ onRender }: { onRender: (register: Register) => void }): ReactNode {
  onRender(useRegistration(() => undefined).register);
  return null;
}

const possessorPath = "POST /possessors/public";
const userPath = "POST /user/public";

const requestLines: string[] = [];
const bodies: unknown[] = [];
let possessorStatus = 200;
let respondToUser = (): Response => Response.json({});

beforeEach(async () => {
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "https://portal.test" })));
  requestLines.length = 0;
  bodies.length = 0;
  possessorStatus = 200;
  respondToUser = () => Response.json({});
  stubSessionStorage();
  vi.stubGlobal("fetch", async (request: Request) => {
    const requestLine = `${request.method} ${new URL(request.url).pathname}`;
    requestLines.push(requestLine);
    bodies.push(request.method === "POST" ? await request.json() : undefined);
    if (requestLine === userPath) return respondToUser();
    if (requestLine !== possessorPath) return Response.json({ valid: true });
    const body = possessorStatus === 204 ? null : JSON.stringify({ id: 7001, ...values.possessor });
    return new Response(body, { status: possessorStatus, headers: { "content-type": "application/json" } });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Renders the hook, registers valid values and waits until no request is pending. */
async function register(): Promise<void> {
  const queryClient = new QueryClient();
  let registerValues: Register = () => expect.fail("the hook was not rendered");
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <IntlProvider language="az" messages={await loadMessages("az")}>
        <HookProbe onRender={(register) => (registerValues = register)} />
      </IntlProvider>
    </QueryClientProvider>,
  );
  registerValues(values);
  await vi.waitFor(() => {
    expect(requestLines).not.toEqual([]);
    expect(queryClient.isMutating()).toBe(0);
  });
}

describe("a registration", () => {
  it("creates the possessor first, then the user, and checks the password last", async () => {
    await register();
    expect(requestLines).toEqual([possessorPath, "POST /user/public", "GET /user/public/pass-validation"]);
    expect(bodies[1]).toMatchObject({ username: values.username, possessorIds: [7001] });
  });

  it.each([201, 204, 400, 500])("stops when the response for the possessor has the status %i", async (status) => {
    possessorStatus = status;
    await register();
    expect(requestLines).toEqual([possessorPath]);
  });

  it.each<[string, () => Response, string[]]>([
    ["404", () => new Response(null, { status: 404 }), [possessorPath, userPath]],
    ["400 with a message only", () => Response.json({ message: "No" }, { status: 400 }), [possessorPath, userPath]],
    [
      "422 for another field",
      () => Response.json({ fields: [{ field: "username", message: "Taken" }] }, { status: 422 }),
      [userPath],
    ],
    ["503", () => new Response(null, { status: 503 }), [userPath]],
  ])(
    "that is refused twice for the same possessor with %s registers it again if it may be unknown",
    async (_, respond, third) => {
      respondToUser = respond;
      await register();
      expect(requestLines.splice(0)).toEqual([possessorPath, userPath]);
      await register();
      expect(requestLines.splice(0)).toEqual([userPath]);
      await register();
      expect(requestLines).toEqual(third);
    },
  );
});
