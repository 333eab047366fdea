// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import en from "../../../locales/en.json" with { type: "json" };
import { setSession, type Session } from "../../../src/auth/sessionStore.ts";
import { deviceStore } from "../../../src/config/storage.ts";
import { PostDocument } from "../../../src/features/content/PostDocument.tsx";
import type { Post } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser } from "../../support/sampleUser.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  deviceStore.set("accessToken", null);
  setSession({ state: "unknown" });
});

it.each<[name: string, session: Session, accessToken: string | null, canDownload: boolean]>([
  ["a visitor", { state: "anonymous" }, null, false],
  ["a visitor whom nobody has asked yet", { state: "unknown" }, null, false],
  ["a user whose session is being restored", { state: "unknown" }, "token", true],
  ["a user who could not be read", { state: "unknown", failure: { kind: "offline" } }, "token", true],
  ["a signed-in user", { state: "signedIn", user: sampleUser }, "token", true],
])("the document of a post has a button or a hint to sign in: %s", async (_, session, accessToken, canDownload) => {
  deviceStore.set("accessToken", accessToken);
  setSession(session);
  const { container, ...rendered } = await renderPage(<PostDocument post={{ title: "Bulletin" } as Post} id={8001} />, {
    respond: () => Response.json({}),
  });
  unmount = rendered.unmount;
  await waitForContent(() =>
    expect(container.textContent).toBe(canDownload ? `${en["post.document"]}: Bulletin` : en["post.documentSignIn"]),
  );
});
