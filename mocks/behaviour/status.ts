import { toIsoDateTime, dayMs } from "../store/calendar.ts";
import { translate, localizedText, type LocalizedText } from "../store/localizedText.ts";
import { ok, type Behaviour } from "./behaviour.ts";

const statusMessages: Readonly<Record<"DEGRADED" | "DOWN", LocalizedText>> = {
  DEGRADED: localizedText(
    "Bankla əlaqədə fasilələr var. Ödənişi bir neçə saatdan sonra edin.",
    "Связь с банком прерывается. Оплатите через несколько часов.",
    "The connection to the bank is unstable. Please pay in a few hours.",
  ),
  DOWN: localizedText(
    "Texniki işlər gedir, portal işləmir. Yazdıqlarınız saxlanılır, bir az sonra davam edin.",
    "Ведутся технические работы, портал не работает. Введённые данные сохранятся, продолжите немного позже.",
    "The portal is down for maintenance. What you have typed is kept. Please continue a little later.",
  ),
};

const incidentDescription = localizedText(
  "Portala giriş işləmirdi.",
  "Не работал вход на портал.",
  "Nobody could sign in.",
);

/** Handlers of the service status. The control API sets it. */
export const statusHandlers = {
  readServiceStatus: ({ store, lang }) => {
    const { state, since } = store.state.serviceStatus;
    const ended = store.state.startedAt - 36 * dayMs;
    return ok({
      state,
      ...(state !== "OK" && { message: translate(statusMessages[state], lang) }),
      since: toIsoDateTime(since),
      lastIncident: {
        description: translate(incidentDescription, lang),
        startedAt: toIsoDateTime(ended - 95 * 60_000),
        endedAt: toIsoDateTime(ended),
      },
    });
  },
} satisfies Behaviour;
