import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { Form } from "../../forms/Form.tsx";
import { saveDraft } from "../../forms/drafts/draftStorage.ts";
import { FormBoundary } from "../../forms/FormBoundary.tsx";
import { omitSensitiveFields } from "../../forms/omitSensitiveFields.ts";
import { form as registrationForm } from "../../generated/forms/registration.js";
import { form as signInForm } from "../../generated/forms/signIn.js";
import { getFailureMessage } from "../../api/getFailureMessage.ts";
import { isRefused } from "../../api/isRefused.ts";
import { hasStoredSession } from "../../auth/sessionStore.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { StepHeader } from "../../components/navigation/StepHeader.tsx";
import { useHydrated } from "../../components/loading/hydration.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { paths } from "../../config/paths.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { getCurrentPath } from "../../i18n/languagePaths.ts";
import { getDialogHref, useDialog } from "../../state/useDialog.ts";
import { readCodeAddress, storeCodeAddress } from "./codeAddress.ts";
import { EmailVerification, type UnverifiedAccount } from "./EmailVerification.tsx";
import { prefillUsername, readEnteredUsername } from "./enteredUsername.ts";
import { usePasswordSignIn } from "./usePasswordSignIn.ts";
import { useRegistration, type RegistrationValues } from "./useRegistration.ts";
import { registrationSteps, useRegistrationSteps, type RegistrationStep } from "./useRegistrationSteps.ts";
import { useQueryParams } from "../../state/useQueryString.ts";

/** The step after those of the form, in the URL. */
const codeStep = "code";
/** The step of the form that has the e-mail address. */
const addressStep = "access" satisfies RegistrationStep;

/**
 * Renders the registration of a foreign organisation and its representative as three steps, then the code from the e-mail.
 * The correct code signs the representative in; after a reload, which the password does not survive, it opens the sign-in.
 */
export default function RegistrationPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const isHydrated = useHydrated();
  const [path, navigate] = useLocation();
  const isCodeStep = useQueryParams().get("step") === codeStep;
  const [account, setAccount] = useState(readKeptAccount);
  // Only in memory: on a shared device nothing stays of a form that was sent.
  const [sentValues, setSentValues] = useState<RegistrationValues>();
  const [isChangingAddress, setChangingAddress] = useState(false);
  const addressToVerify = isCodeStep ? account?.username : undefined;
  useEffect(() => storeCodeAddress("verification", addressToVerify), [addressToVerify]);

  const changeAddress = (): void => {
    if (sentValues !== undefined)
      saveDraft(registrationForm.name, "", omitSensitiveFields(registrationForm.schema, sentValues));
    setAccount(undefined);
    setChangingAddress(true);
    navigate(sentValues === undefined ? path : `${path}?step=${addressStep}`, { replace: true });
  };
  if (isCodeStep && isHydrated && account !== undefined)
    return (
      <PageLayout title={title}>
        <Verification account={account} onChangeAddress={changeAddress} />
      </PageLayout>
    );
  const onRegistered = (values: RegistrationValues): void => {
    // The person may have left the page meanwhile.
    if (getCurrentPath() !== path) return;
    // Back must not lead to a form that was sent.
    navigate(`${path}?step=${codeStep}`, { replace: true });
    setAccount({ username: values.username, password: values.password });
    setSentValues(values);
    setChangingAddress(false);
  };
  return (
    <PageLayout title={title} lead={t("registration.lead")}>
      <RegistrationForm
        lastOpenStep={isChangingAddress && sentValues !== undefined ? addressStep : undefined}
        takesFocus={isChangingAddress}
        onRegistered={onRegistered}
      />
    </PageLayout>
  );
}

/** Returns the account of the step in which this tab was reloaded. */
function readKeptAccount(): UnverifiedAccount | undefined {
  const username = readCodeAddress("verification");
  return username === undefined || hasStoredSession() ? undefined : { username };
}

type RegistrationFormProps = {
  /** The step up to which the form is filled already. */
  lastOpenStep: RegistrationStep | undefined;
  /** The control that led to the form is gone, with its focus. */
  takesFocus: boolean;
  onRegistered: (values: RegistrationValues) => void;
};

/** Renders the steps of the form. */
function RegistrationForm({ lastOpenStep, takesFocus, onRegistered }: RegistrationFormProps): ReactNode {
  const t = useT();
  const { href } = useDialog();
  const { isBusy, failure, mayBeRegistered, register } = useRegistration(onRegistered);
  const { step, goToStep, returnToStep, headingRef } = useRegistrationSteps(failure, lastOpenStep);
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus, headingRef]);
  const index = registrationSteps.indexOf(step);
  const nextStep = registrationSteps[index + 1];
  const previousStep = registrationSteps[index - 1];
  return (
    <FormBoundary>
      <StepHeader
        label={t("apply.steps")}
        steps={registrationSteps.map((name) => t(`form.registration.group.${name}`))}
        current={index}
        positionLabel={t("apply.step", { step: index + 1, all: registrationSteps.length })}
        titleRef={headingRef}
      />
      <Form
        definition={registrationForm}
        group={step}
        onContinue={nextStep && (() => goToStep(nextStep))}
        onIncomplete={returnToStep}
        isBusy={isBusy}
        failure={failure}
        mayBeDone={mayBeRegistered ? t("registration.mayBeDone") : undefined}
        submitLabel={t(nextStep === undefined ? "registration.submit" : "apply.continue")}
        confirmsLeave
        onSubmit={register}
      >
        {previousStep && (
          <Button type="button" onClick={() => goToStep(previousStep)}>
            {t("apply.back")}
          </Button>
        )}
        <p>
          {t("registration.haveAccount")}{" "}
          <Link
            href={href("login")}
            onClick={() => prefillUsername(signInForm.name, readEnteredUsername(registrationForm.name))}
          >
            {t("registration.signIn")}
          </Link>
        </p>
      </Form>
    </FormBoundary>
  );
}

/**
 * Renders the form for the code, and signs in with the new account after it, or opens the sign-in. After a failure it offers to
 * try again with the same password, unless the server has refused it, and the sign-in with the address.
 */
function Verification({
  account,
  onChangeAddress,
}: {
  account: UnverifiedAccount;
  onChangeAddress: () => void;
}): ReactNode {
  const t = useT();
  const [, navigate] = useLocation();
  const { href } = useDialog();
  const [isVerified, setIsVerified] = useState(false);
  const [isRetry, setIsRetry] = useState(false);
  const onSignedIn = (): void => navigate(paths.eServices);
  const { busy, failure, signIn } = usePasswordSignIn({ onSignedIn, onUnconfirmed: () => setIsVerified(false) });
  const { username, password } = account;
  const onVerified = (): void => {
    storeCodeAddress("verification", undefined);
    if (password === undefined) {
      prefillUsername(signInForm.name, username);
      navigate(getDialogHref(paths.home, "login"));
    } else {
      setIsVerified(true);
      setIsRetry(false);
      signIn({ username, password });
    }
  };
  const retry = (): void => {
    if (busy || password === undefined) return;
    setIsRetry(true);
    signIn({ username, password });
  };
  const isSigningIn = isVerified && (busy || failure !== undefined);
  const isSignInRefused = failure?.kind === "unauthorized" || isRefused(failure);
  // While it signs in again, the button keeps the focus.
  const actions = (!busy || isRetry) && (
    <>
      {!isSignInRefused && (
        <Button busy={busy} onClick={retry}>
          {t("action.tryAgain")}
        </Button>
      )}
      <ButtonLink href={href("login")} onClick={() => prefillUsername(signInForm.name, username)}>
        {t("signIn.submit")}
      </ButtonLink>
    </>
  );
  return (
    <>
      {/* Screen readers announce a change only in a live region that is already rendered. */}
      <div role="status" className={isSigningIn ? undefined : "visually-hidden"}>
        {isSigningIn && (
          <Banner
            tone={failure === undefined ? "info" : "warning"}
            title={failure && t("registration.signInFailed")}
            action={actions}
          >
            {failure === undefined ? t("registration.signingIn") : getFailureMessage(t, failure)}
          </Banner>
        )}
      </div>
      {!isSigningIn && (
        <EmailVerification
          headingLevel={2}
          text={t("verification.afterRegistration", { address: username })}
          account={account}
          onVerified={onVerified}
          onSignedIn={onSignedIn}
        >
          <Button type="button" tone="secondary" onClick={onChangeAddress}>
            {t("registration.otherAddress")}
          </Button>
        </EmailVerification>
      )}
    </>
  );
}
