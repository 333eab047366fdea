import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { getAccountKey } from "../../auth/account.ts";
import { useUser } from "../../auth/useUser.ts";
import {
  getListObligationsQueryKey,
  useListObligations,
  useListPaidPaymentsSuspense,
} from "../../generated/queries/payments/index.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import { formatMoney } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { getAppealSearchHref } from "../../config/getAppealSearchHref.ts";
import { paths } from "../../config/paths.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { getFirstPageParams } from "../../components/list/getFirstPageParams.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { isSameId } from "../../config/isSameId.ts";
import { clearPendingPayment, readPendingPayment } from "./pendingPayment.ts";
import { selectDue } from "./selectDue.ts";

/** The pages with a list of payments. */
type PaymentPage = "paidPayments" | "paymentObligations";

/**
 * Renders whether a payment has arrived after the return from the bank, which may lead to either list of payments, to the account
 * that pays: the list of another one does not have it. Until it has arrived, each visit says so: the bank may take its time. When
 * it no longer has to be paid, only one visit does. Reads `listPaidPayments` and `listObligations`.
 */
export function PaymentOutcome({ page }: { page: PaymentPage }): ReactNode {
  const user = useUser();
  const [pendingPayment] = useState(readPendingPayment);
  return (
    user !== undefined &&
    pendingPayment?.account === getAccountKey(user) && <PaymentResult id={pendingPayment.id} page={page} />
  );
}

/** The last outcome that was shown since the page was loaded. */
let shownOutcome: string | undefined;

function PaymentResult({ id, page }: { id: string; page: PaymentPage }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data, refetch, isFetching } = useListPaidPaymentsSuspense(getFirstPageParams(lang));
  const paidPayment = data.items.find((payment) => isSameId(payment.id, id));
  const [checkCount, setCheckCount] = useState(0);
  const checkAgain = async (): Promise<void> => {
    // A failure is reported by a toast.
    if ((await refetch()).isSuccess) setCheckCount((count) => count + 1);
  };
  const outcomeRef = useRef<HTMLDivElement>(null);
  const hasArrived = paidPayment !== undefined;
  const isNoLongerDue = useIsNoLongerDue(id) && !hasArrived;
  const queryClient = useQueryClient();
  // What was read before it arrived still offers to pay it.
  useEffect(() => {
    if (!hasArrived) return;
    clearPendingPayment();
    void queryClient.invalidateQueries({ queryKey: getListObligationsQueryKey() });
  }, [hasArrived, queryClient]);
  useEffect(() => {
    if (!isNoLongerDue) return;
    // It may have arrived since the paid payments were read.
    void refetch().then(({ isSuccess }) => isSuccess && clearPendingPayment());
  }, [isNoLongerDue, refetch]);
  // The page has just been loaded, or the pressed button is gone: unless the visitor has moved the focus, the outcome is what
  // to read first. As a layout effect, it comes before the page that moves a lost focus to its heading. One that is shown again
  // on another page leaves the focus to that heading.
  useLayoutEffect(() => {
    const shown = `${id} ${hasArrived}`;
    if (document.activeElement === document.body && shown !== shownOutcome)
      outcomeRef.current?.focus({ preventScroll: true });
    shownOutcome = shown;
  }, [id, hasArrived]);
  const outcome = paidPayment ? (
    <Banner
      tone="success"
      announce="polite"
      title={t("payment.arrived")}
      action={
        paidPayment.appealNumber !== undefined && (
          <ButtonLink href={getAppealSearchHref(paidPayment.appealNumber)}>
            {t("appeal.title", { number: paidPayment.appealNumber })}
          </ButtonLink>
        )
      }
    >
      <bdi lang={paidPayment.lang}>{paidPayment.paymentTarget}</bdi>: {formatMoney(lang, paidPayment.amount)}
    </Banner>
  ) : (
    <Banner
      tone="warning"
      announce="polite"
      // Another key: screen readers announce the same outcome of another check.
      title={<span key={checkCount}>{t("payment.notArrived")}</span>}
      action={
        <>
          <Button busy={isFetching} onClick={() => void checkAgain()}>
            {t("payment.checkAgain")}
          </Button>
          {page === "paidPayments" && !isNoLongerDue && (
            <ButtonLink href={paths.paymentObligations}>{t("page.paymentObligations.title")}</ButtonLink>
          )}
        </>
      }
    >
      {t(isNoLongerDue ? "payment.noLongerDueText" : "payment.notArrivedText")}
    </Banner>
  );
  return (
    <div ref={outcomeRef} tabIndex={-1}>
      {outcome}
    </div>
  );
}

/** Returns whether a payment no longer has to be paid: its case was withdrawn or refused, or its amount was waived. */
function useIsNoLongerDue(id: string): boolean {
  const lang = useLanguage();
  const { data } = useListObligations(
    { page: 1, perPage: maxPerPage, lang },
    { query: { meta: { errorDisplay: "silent" } } },
  );
  return (
    data !== undefined && data.total <= data.items.length && !selectDue(data.items).some((due) => isSameId(due.id, id))
  );
}
