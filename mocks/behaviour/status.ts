import { stampOf, dayLength } from "../store/calendar.ts";
import { say, text, type Text } from "../store/localizedText.ts";
import { ok, type Behaviour } from "./behaviour.ts";

const words: Readonly<Record<"DEGRADED" | "DOWN", Text>> = {
  DEGRADED: text("Bankla əlaqədə fasilələr var. Ödənişi bir neçə saatdan sonra edin.", "Связь с банком прерывается. Оплатите через несколько часов.", "The connection to the bank is unstable. Please pay in a few hours."),
  DOWN: text("Texniki işlər gedir, portal işləmir. Yazdıqlarınız saxlanılır, bir az sonra davam edin.", "Ведутся технические работы, портал не работает. Введённые данные сохранятся, продолжите немного позже.", "The portal does not work because of maintenance. What you have typed is kept, please go on a little later."),
};

const incident = text("Portala giriş işləmirdi.", "Не работал вход на портал.", "Nobody could sign in.");

/** Whether the service works. The control door sets it. */
export const status = {
  readServiceStatus: ({ world, lang }) => {
    const { state, since } = world.state.serviceStatus;
    const ended = world.state.startedAt - 36 * dayLength;
    return ok({
      state,
      ...(state !== "OK" && { message: say(words[state], lang) }),
      since: stampOf(since),
      lastIncident: { description: say(incident, lang), startedAt: stampOf(ended - 95 * 60_000), endedAt: stampOf(ended) },
    });
  },
} satisfies Behaviour;
