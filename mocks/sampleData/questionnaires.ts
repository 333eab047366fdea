import type { EvaluationScope } from "../../src/generated/contract.d.ts";
import { localizedText, type LocalizedText } from "../store/localizedText.ts";
import { services } from "./services.ts";

/** The questions of an evaluation in all languages, with the initial number of answers. */
export type QuestionnaireEntry = {
  id: number;
  scope: EvaluationScope;
  title: LocalizedText;
  serviceId?: string;
  questions: readonly { id: number; text: LocalizedText; commentAllowed: boolean }[];
  initialTally: Tally;
};

/** The number of answers by choice. */
export type Tally = { yes: number; no: number; partially: number };

const serviceQuestions = [
  {
    text: localizedText(
      "Müraciət etmək asan oldumu?",
      "Легко ли было подать обращение?",
      "Was it easy to apply or complain?",
    ),
    commentAllowed: false,
  },
  {
    text: localizedText(
      "Cavab vaxtında verildimi?",
      "Вовремя ли вы получили ответ?",
      "Did you get the answer in time?",
    ),
    commentAllowed: false,
  },
  {
    text: localizedText(
      "Cavabın izahı aydın idimi?",
      "Понятно ли объяснён ответ?",
      "Was the answer explained clearly?",
    ),
    commentAllowed: true,
  },
];

/** The initial number of answers by service id; all other services have none. */
const initialTallies: Readonly<Record<string, Tally>> = {
  "101": { yes: 421, no: 12, partially: 38 },
  "102": { yes: 812, no: 96, partially: 143 },
  "103": { yes: 5, no: 11, partially: 5 },
  "105": { yes: 204, no: 1, partially: 22 },
  "107": { yes: 98, no: 40, partially: 61 },
  "108": { yes: 1, no: 0, partially: 0 },
  "110": { yes: 0, no: 2, partially: 0 },
};

const withIds = <Question extends object>(id: number, questions: readonly Question[]): (Question & { id: number })[] =>
  questions.map((question, place) => ({ id: id * 10 + place + 1, ...question }));

/** All questionnaires: one for each service of this portal, and those about the agency and the portal. */
export const questionnaires: readonly QuestionnaireEntry[] = [
  ...services
    .filter(({ type, externalUrl }) => type === "E_SERVICE" && externalUrl === undefined)
    .map(({ id: number, title }): QuestionnaireEntry => {
      const serviceId = String(number);
      const id = Number(number) - 71;
      return {
        id,
        scope: "SERVICE",
        title,
        serviceId,
        questions: withIds(id, serviceQuestions),
        initialTally: initialTallies[serviceId] ?? { yes: 0, no: 0, partially: 0 },
      };
    }),
  {
    id: 20,
    scope: "GENERAL",
    title: localizedText("Portalın işi", "Работа портала", "The portal"),
    questions: withIds(20, [
      {
        text: localizedText(
          "Axtardığınızı tapdınızmı?",
          "Нашли ли вы то, что искали?",
          "Did you find what you were looking for?",
        ),
        commentAllowed: true,
      },
      {
        text: localizedText(
          "Mətnlər aydın yazılıbmı?",
          "Понятно ли написаны тексты?",
          "Are the texts written clearly?",
        ),
        commentAllowed: true,
      },
      {
        text: localizedText(
          "Portaldan telefonda istifadə etmək rahatdırmı?",
          "Удобно ли пользоваться порталом на телефоне?",
          "Is the portal easy to use on a phone?",
        ),
        commentAllowed: false,
      },
    ]),
    initialTally: { yes: 21, no: 2, partially: 5 },
  },
  {
    id: 21,
    scope: "GENERAL",
    title: localizedText("Xidmətin işi", "Работа службы", "Our work"),
    questions: withIds(21, [
      {
        text: localizedText(
          "Əməkdaşlar sizinlə nəzakətli davrandımı?",
          "Вежливы ли были сотрудники?",
          "Were the staff polite?",
        ),
        commentAllowed: false,
      },
      {
        text: localizedText(
          "Çağrı mərkəzi ilə telefonla əlaqə saxlamaq asan oldumu?",
          "Легко ли было дозвониться в колл-центр?",
          "Was it easy to get through to the call centre?",
        ),
        commentAllowed: false,
      },
      {
        text: localizedText("Sizdən lazımsız sənəd tələb olundumu?", "Не просили ли у вас лишних документов?"),
        commentAllowed: true,
      },
    ]),
    initialTally: { yes: 134, no: 41, partially: 50 },
  },
];
