import { expect, it } from "vitest";
import az from "../../locales/az.json" with { type: "json" };
import en from "../../locales/en.json" with { type: "json" };
import ru from "../../locales/ru.json" with { type: "json" };

const failures = [
  "forbidden",
  "missing",
  "offline",
  "timeout",
  "tooMany",
  "tooManyHours",
  "tooManyMinutes",
  "unauthorized",
  "unavailable",
] as const;

it.each(failures)("the text of the failure “%s” says what happened, and then what to do", (kind) => {
  for (const messages of [az, ru, en])
    expect(messages[`failure.${kind}`]).toMatch(/^\P{P}.+?\. (\{(seconds|minutes|hours), plural,|\p{Lu})/u);
});
