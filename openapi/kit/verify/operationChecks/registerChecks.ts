import type { ByOperation } from "../../contract/operationId.ts";
import { getBakuDate } from "../../../../src/i18n/bakuCalendar.ts";
import type { ContractCheck } from "../check.ts";
import { fetchItems } from "../fetchBody.ts";
import { dayMs } from "../serverClock.ts";
import { defineCheck } from "./checkHelpers.ts";

/** Checks of the registers, by operationId. */
export const registerChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  searchRegister: [
    defineCheck("lists instruments whose approval has not ended among the approved ones", async (context) => {
      const path = { register: "measurement-tools" };
      const items = await fetchItems(context, "searchRegister", { path });
      // A register may be revised some days later.
      const yesterday = getBakuDate(new Date(Date.now() - dayMs));
      const ended = items.find(({ validUntil }) => typeof validUntil === "string" && validUntil < yesterday);
      if (ended !== undefined)
        context.notes.add(
          `the approved instruments contain ${String(ended["registryNumber"])}, whose approval ended on ${String(ended["validUntil"])}`,
        );
    }),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
