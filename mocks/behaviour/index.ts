import { appealMessageHandlers } from "./appealMessages.ts";
import { appealHandlers } from "./appeals.ts";
import { authHandlers } from "./auth.ts";
import type { Behaviour } from "./behaviour.ts";
import { callCenterHandlers } from "./callCenter.ts";
import { certificateHandlers } from "./certificates.ts";
import { documentHandlers } from "./documents.ts";
import { draftHandlers } from "./drafts.ts";
import { etalonHandlers } from "./etalons.ts";
import { evaluationHandlers } from "./evaluations.ts";
import { faqHandlers } from "./faq.ts";
import { feedbackHandlers } from "./feedbacks.ts";
import { notificationHandlers } from "./notification.ts";
import { passwordHandlers } from "./password.ts";
import { paymentHandlers } from "./payments.ts";
import { possessorHandlers } from "./possessor.ts";
import { postHandlers } from "./posts.ts";
import { priceHandlers } from "./prices.ts";
import { productHandlers } from "./products.ts";
import { rateHandlers } from "./rates.ts";
import { registerHandlers } from "./registers.ts";
import { remarkHandlers } from "./remarks.ts";
import { reportHandlers } from "./reports.ts";
import { officeHandlers } from "./offices.ts";
import { riskGroupHandlers } from "./riskGroups.ts";
import { searchHandlers } from "./search.ts";
import { serviceHandlers } from "./services.ts";
import { standardHandlers } from "./standards.ts";
import { statusHandlers } from "./status.ts";
import { userHandlers } from "./user.ts";

/** The handlers of the session: sign-in, the signed-in user and their language. */
export const sessionBehaviour: Behaviour = {
  ...authHandlers,
  readUser: userHandlers.readUser,
  chooseLanguage: userHandlers.chooseLanguage,
};

/** The handlers of the mock backend. An operation without a handler gets a generated response. */
export const behaviour: Behaviour = {
  ...authHandlers,
  ...userHandlers,
  ...passwordHandlers,
  ...possessorHandlers,
  ...notificationHandlers,
  ...searchHandlers,
  ...serviceHandlers,
  ...postHandlers,
  ...rateHandlers,
  ...appealHandlers,
  ...appealMessageHandlers,
  ...draftHandlers,
  ...documentHandlers,
  ...paymentHandlers,
  ...reportHandlers,
  ...feedbackHandlers,
  ...evaluationHandlers,
  ...faqHandlers,
  ...priceHandlers,
  ...productHandlers,
  ...riskGroupHandlers,
  ...officeHandlers,
  ...standardHandlers,
  ...etalonHandlers,
  ...registerHandlers,
  ...certificateHandlers,
  ...callCenterHandlers,
  ...remarkHandlers,
  ...statusHandlers,
};
