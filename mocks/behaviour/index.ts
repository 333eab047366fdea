import { appeals } from "./appeals.ts";
import { auth } from "./auth.ts";
import type { Behaviour } from "./behaviour.ts";
import { callCenter } from "./callCenter.ts";
import { documents } from "./documents.ts";
import { drafts } from "./drafts.ts";
import { etalons } from "./etalons.ts";
import { evaluations } from "./evaluations.ts";
import { faq } from "./faq.ts";
import { feedbacks } from "./feedbacks.ts";
import { notification } from "./notification.ts";
import { password } from "./password.ts";
import { payments } from "./payments.ts";
import { possessor } from "./possessor.ts";
import { posts } from "./posts.ts";
import { prices } from "./prices.ts";
import { products } from "./products.ts";
import { rates } from "./rates.ts";
import { registers } from "./registers.ts";
import { remarks } from "./remarks.ts";
import { reports } from "./reports.ts";
import { riskGroups } from "./riskGroups.ts";
import { search } from "./search.ts";
import { services } from "./services.ts";
import { standards } from "./standards.ts";
import { status } from "./status.ts";
import { user } from "./user.ts";

/** What the embedded service does. Calls that are missing here answer with the contract's example. */
export const behaviour: Behaviour = {
  ...auth,
  ...user,
  ...password,
  ...possessor,
  ...notification,
  ...search,
  ...services,
  ...posts,
  ...rates,
  ...appeals,
  ...drafts,
  ...documents,
  ...payments,
  ...reports,
  ...feedbacks,
  ...evaluations,
  ...faq,
  ...prices,
  ...products,
  ...riskGroups,
  ...standards,
  ...etalons,
  ...registers,
  ...callCenter,
  ...remarks,
  ...status,
};
