import type { IconPath } from "../../components/icons/iconPath.ts";
import { answerWorkingDays } from "../../config/answerTime.ts";
import { getHref } from "../../config/paths.ts";
import { portal } from "../../config/portal.ts";
import type { CompetitionFeedbackDraft, ComplaintDraft, ConsumerFeedbackDraft } from "../../generated/contract.d.ts";
import { paymentIcon } from "../../components/icons/paths/paymentIcon.ts";
import { shieldIcon } from "../../components/icons/paths/shieldIcon.ts";
import { scalesIcon } from "../../components/icons/paths/scalesIcon.ts";
import { userIcon } from "../../components/icons/paths/userIcon.ts";
import { buildingIcon } from "../../components/icons/paths/buildingIcon.ts";
import { questionIcon } from "../../components/icons/paths/questionIcon.ts";

/** The form that a complaint is written in, with the category that the form opens with. */
export type ComplaintForm =
  | { page: "complaint"; category: ComplaintDraft["category"] }
  | { page: "consumerRights"; category: ConsumerFeedbackDraft["category"] }
  | { page: "competitionViolation"; category?: CompetitionFeedbackDraft["category"] }
  | { page: "suggestion" };

/** The working days in which the law promises an answer; absent where it promises none. */
type AnswerTime = { workingDays?: number };

/** A more exact answer to a topic. */
type ComplaintDetail = { name: string; form: ComplaintForm } & AnswerTime;

/** What a complaint can be about: one form, or details that lead to different forms. */
export type ComplaintTopic = { name: string; icon: IconPath; portals: readonly (typeof portal)[] } & (
  | ({ form: ComplaintForm; details?: never } & AnswerTime)
  | { details: readonly ComplaintDetail[]; form?: never }
);

const bothPortals = ["competition", "quality"] as const;

/**
 * Every topic, detail and destination of the page "Make a complaint", in the order of the page. Texts are in `locales/`:
 * `complaintGuide.topic.<topic>.label`, `.text` and `.papers`, `complaintGuide.detail.<detail>.label` and `.text`.
 */
const allTopics = [
  {
    name: "price",
    icon: paymentIcon,
    portals: bothPortals,
    form: { page: "complaint", category: "CHEATING" },
    workingDays: answerWorkingDays.normal,
  },
  {
    name: "product",
    icon: shieldIcon,
    portals: bothPortals,
    details: [
      {
        name: "quality",
        form: { page: "complaint", category: "DEFECTIVE_GOODS" },
        workingDays: answerWorkingDays.normal,
      },
      {
        name: "label",
        form: { page: "complaint", category: "MISSING_INFORMATION" },
        workingDays: answerWorkingDays.normal,
      },
    ],
  },
  {
    name: "measure",
    icon: scalesIcon,
    portals: ["quality"],
    form: { page: "complaint", category: "CHEATING" },
    workingDays: answerWorkingDays.normal,
  },
  {
    name: "service",
    icon: userIcon,
    portals: bothPortals,
    form: { page: "complaint", category: "CONTRACT_TERMS" },
    workingDays: answerWorkingDays.normal,
  },
  {
    name: "competition",
    icon: buildingIcon,
    portals: ["competition"],
    details: [
      {
        name: "agreement",
        form: { page: "competitionViolation", category: "HORIZONTAL_AGREEMENT" },
        workingDays: answerWorkingDays.examined,
      },
      {
        name: "supplier",
        form: { page: "competitionViolation", category: "VERTICAL_AGREEMENT" },
        workingDays: answerWorkingDays.examined,
      },
      {
        name: "dominance",
        form: { page: "competitionViolation", category: "DOMINANCE_ABUSE" },
        workingDays: answerWorkingDays.examined,
      },
      { name: "unsure", form: { page: "competitionViolation" }, workingDays: answerWorkingDays.examined },
    ],
  },
  {
    name: "other",
    icon: questionIcon,
    portals: bothPortals,
    details: [
      {
        name: "right",
        form: { page: "complaint", category: "CONSUMER_RIGHTS" },
        workingDays: answerWorkingDays.normal,
      },
      {
        name: "witness",
        form: { page: "consumerRights", category: "CONSUMER_RIGHTS" },
        workingDays: answerWorkingDays.normal,
      },
      { name: "us", form: { page: "suggestion" } },
    ],
  },
] as const satisfies readonly ComplaintTopic[];

/** The name of a topic. */
export type ComplaintTopicName = (typeof allTopics)[number]["name"];

/** The name of a detail. */
export type ComplaintDetailName = Extract<
  (typeof allTopics)[number],
  { details: readonly unknown[] }
>["details"][number]["name"];

/** A topic with its names as types, so that its messages exist. */
type NamedTopic = { name: ComplaintTopicName; icon: IconPath } & (
  | ({ form: ComplaintForm; details?: never } & AnswerTime)
  | { details: readonly ({ name: ComplaintDetailName } & ComplaintDetail)[]; form?: never }
);

/** Returns the topics of a portal, by default of this one. */
export const getComplaintTopics = (of: typeof portal = portal): readonly NamedTopic[] =>
  allTopics.filter(({ portals }) => (portals as readonly string[]).includes(of));

/** The topic and the detail of an address, and the form that they lead to once both are known. */
export type ComplaintChoice = {
  topic?: NamedTopic | undefined;
  detail?: ({ name: ComplaintDetailName } & ComplaintDetail) | undefined;
  /** The form, and how long an answer takes. Absent while something is to be chosen. */
  result?: ({ form: ComplaintForm } & AnswerTime) | undefined;
};

/** Returns the choice of a query string, such as `about=product&detail=label`. Ignores unknown names. */
export function parseComplaintChoice(search: string, topics = getComplaintTopics()): ComplaintChoice {
  const params = new URLSearchParams(search);
  const topic = topics.find(({ name }) => name === params.get("about"));
  const detail = topic?.details?.find(({ name }) => name === params.get("detail"));
  return { topic, detail, result: topic?.details === undefined ? topic : detail };
}

/** Returns the working days in which the law promises an answer, as far as the choice says it: also when all details agree. */
export function getAnswerTime({ topic, detail }: ComplaintChoice): number | undefined {
  if (detail !== undefined) return detail.workingDays;
  if (topic?.details === undefined) return topic?.workingDays;
  const [first, ...others] = topic.details;
  return others.every(({ workingDays }) => workingDays === first?.workingDays) ? first?.workingDays : undefined;
}

/** Returns the query string of a choice. */
export const formatComplaintChoice = (about: string, detail?: string): string =>
  String(new URLSearchParams({ about, ...(detail !== undefined && { detail }) }));

/** Returns the address of a form, with its category: `/my-appeals/new-complaint?category=CHEATING`. */
export function getComplaintFormHref(form: ComplaintForm): string {
  const category = "category" in form ? form.category : undefined;
  return category === undefined ? getHref(form.page) : `${getHref(form.page)}?category=${category}`;
}
