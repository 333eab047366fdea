import { describe, expect, it } from "vitest";
import everydayQuestions from "./everydayQuestions.json" with { type: "json" };
import furtherQuestions from "./furtherQuestions.json" with { type: "json" };
import lastQuestions from "./lastQuestions.json" with { type: "json" };
import laterQuestions from "./laterQuestions.json" with { type: "json" };
import questions from "./questions.json" with { type: "json" };
import { posts } from "../../mocks/sampleData/posts.ts";
import { services } from "../../mocks/sampleData/services.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import { searchContent } from "../../mocks/store/searchIndex.ts";
import { createAnswerFinder, findUnanswered } from "./findAnswers.ts";

describe.each(["az", "ru", "en"] as const)("the questions of people, in %s", (language) => {
  // The words of the search are improved with all sets but the last one, for which no word is added. README.md has
  // the results of each set at its first run.
  it.each([
    { set: "the set that the words are improved with", questions: questions[language], count: 60, share: 0.95 },
    { set: "the set that was written afterwards", questions: furtherQuestions[language], count: 20, share: 0.9 },
    { set: "the set that was written later still", questions: laterQuestions[language], count: 20, share: 0.95 },
    { set: "the everyday questions", questions: everydayQuestions[language], count: 110, share: 0.95 },
    { set: "the set that was written last", questions: lastQuestions[language], count: 30, share: 0.9 },
  ])("have a right answer among the first three results, in $set", ({ questions: asked, count, share }) => {
    const unanswered = findUnanswered(language, asked);
    expect(asked.length).toBeGreaterThanOrEqual(count);
    expect(1 - unanswered.length / asked.length, unanswered.join("\n")).toBeGreaterThanOrEqual(share);
  });
});

it.each([
  ["az", "mağazada qiymət baha", "/e-services/111"],
  ["az", "məzənnə", "/exchange-rates"],
  ["az", "dollar", "/exchange-rates"],
  ["az", "sənədlərim", "/my-documents"],
  ["az", "çağrı mərkəzi", "/call-center"],
  ["az", "çek vermədi", "/e-services/102"],
  ["ru", "магазин завысил цену", "/e-services/111"],
  ["en", "shop overcharged me", "/make-complaint"],
  ["en", "complain about a price", "/make-complaint"],
  ["az", "hara şikayət edim", "/make-complaint"],
  ["ru", "куда жаловаться", "/make-complaint"],
] as const)("in %s, “%s” finds %s first", (language, question, answer) => {
  expect(createAnswerFinder(language)(question)[0]).toBe(answer);
});

it.each(["az", "ru", "en"] as const)(
  "in %s, the title of a service finds the service before other entries",
  (language) => {
    const found = services.map(({ title }) => searchContent(translate(title, language), language)[0]?.id);
    expect(found).toEqual(services.map(({ id }) => id));
  },
);

it.each(["az", "ru", "en"] as const)(
  "ends a heading with a full stop where it is beside its text, in %s",
  (language) => {
    const headings = posts.flatMap(({ content }) =>
      [...translate(content, language).matchAll(/<h\d[^>]*>([^<]+)<\/h\d>/g)].map(([, heading]) => heading!.trim()),
    );
    expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings)
      for (const { content } of searchContent(heading, language))
        if (content.includes(`${heading} `)) expect.fail(`"${heading}" continues in "${content}"`);
    expect(
      headings.some((heading) =>
        searchContent(heading, language).some(({ content }) => content.includes(`${heading}. `)),
      ),
    ).toBe(true);
  },
);
