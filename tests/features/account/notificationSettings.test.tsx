// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import en from "../../../locales/en.json" with { type: "json" };
import ru from "../../../locales/ru.json" with { type: "json" };
import { getResponseExample } from "../../../mocks/operations.ts";
import type { NotificationSettings as Settings } from "../../../src/generated/contract.d.ts";
import type { User } from "../../../src/auth/sessionStore.ts";
import { NotificationSettings } from "../../../src/features/account/NotificationSettings.tsx";
import { showPushMessage } from "../../../src/state/pushMessages.ts";
import { LanguageButtons } from "../../support/LanguageButtons.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser } from "../../support/sampleUser.ts";
import { waitForEffects } from "../../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const user: User = {
  ...sampleUser,
  language: { isoCode: "en" },
};

it.each([
  [
    "Chrome on Android",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36",
    false,
  ],
  ["Firefox for Android", "Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", true],
  [
    "Chrome on a desktop computer",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36",
    true,
  ],
])("offers and shows messages of %s only where it can show them", async (_name, userAgent, isSupported) => {
  const show = vi.fn<(title: string) => void>();
  class ShownMessage {
    static readonly permission = "granted";
    constructor(title: string) {
      show(title);
    }
    addEventListener = vi.fn<() => void>();
  }
  vi.stubGlobal("Notification", ShownMessage);
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const { container, ...rendered } = await renderPage(<NotificationSettings user={user} />, {
    respond: () => Response.json(getResponseExample("readNotificationSettings", 200, "en")),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.textContent).toContain(en["notificationSettings.channel.sms"]));
  expect(container.textContent.includes(`: ${en["notificationSettings.channel.push"]}`)).toBe(isSupported);
  expect(container.textContent.includes(en["notificationSettings.unsupported"])).toBe(!isSupported);
  showPushMessage(1, { title: "Portal", body: "", onOpen: () => undefined });
  expect(show).toHaveBeenCalledTimes(isSupported ? 1 : 0);
});

it("sends a change while another one is being saved after it", async () => {
  const firstAnswer = Promise.withResolvers<void>();
  const settings = getResponseExample("readNotificationSettings", 200, "en");
  const sent: unknown[] = [];
  const { container, ...rendered } = await renderPage(<NotificationSettings user={user} />, {
    respond: async (request) => {
      if (request.method === "GET") return Response.json(settings);
      sent.push(await request.json());
      if (sent.length === 1) await firstAnswer.promise;
      return Response.json(settings);
    },
  });
  unmount = rendered.unmount;
  const [first, second] = await waitForContent(() => {
    const found = container.querySelectorAll<HTMLElement>("[role=switch]");
    expect(found.length).toBeGreaterThan(1);
    return found;
  });
  await waitForEffects();
  first!.click();
  await waitForContent(() => expect(sent).toHaveLength(1));
  second!.click();
  await waitForEffects();
  expect(sent).toHaveLength(1);
  firstAnswer.resolve();
  await waitForContent(() => expect(sent).toHaveLength(2));
});

it("a change that was saved in another language is shown, and sent with the next one", async () => {
  let { items } = getResponseExample("readNotificationSettings", 200, "en") as Settings;
  const sent: Settings["items"] = [];
  const { container, ...rendered } = await renderPage(
    <LanguageButtons>
      <NotificationSettings user={user} />
    </LanguageButtons>,
    {
      respond: async (request) => {
        if (request.method === "PUT") {
          const change = (await request.json()) as Settings;
          sent.push(...change.items);
          items = items.map((row) => change.items.find(({ event }) => event === row.event) ?? row);
        }
        return Response.json({ items });
      },
    },
  );
  unmount = rendered.unmount;
  const changeLanguage = async (language: string, text: string): Promise<void> => {
    container.querySelector<HTMLElement>(`button[lang=${language}]`)?.click();
    await waitForContent(() => expect(container.textContent).toContain(text));
    await waitForEffects();
  };
  const findSwitch = (label: string): HTMLInputElement =>
    [...container.querySelectorAll<HTMLInputElement>("[role=switch]")].find(({ labels }) =>
      labels?.[0]?.textContent.endsWith(`: ${label}`),
    )!;
  await waitForContent(() => expect(findSwitch(en["notificationSettings.channel.sms"])).toBeDefined());
  const [{ email, sms }] = items as [Settings["items"][number]];
  await changeLanguage("ru", ru["notificationSettings.text"]);
  findSwitch(ru["notificationSettings.channel.sms"]).click();
  await waitForContent(() => expect(sent).toMatchObject([{ email, sms: !sms }]));
  await changeLanguage("en", en["notificationSettings.text"]);
  expect(findSwitch(en["notificationSettings.channel.sms"]).checked).toBe(!sms);
  findSwitch(en["notificationSettings.channel.email"]).click();
  await waitForContent(() => expect(sent[1]).toMatchObject({ email: !email, sms: !sms }));
});
