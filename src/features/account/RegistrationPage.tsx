import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { Form } from "../../forms/Form.tsx";
import { FormBoundary } from "../../forms/FormBoundary.tsx";
import { form as registrationForm } from "../../generated/forms/registration.js";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { StepHeader } from "../../components/navigation/StepHeader.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { paths } from "../../config/paths.ts";
import type { Credentials } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { useDialog } from "../../state/useDialog.ts";
import { EmailVerification } from "./EmailVerification.tsx";
import { usePasswordSignIn } from "./usePasswordSignIn.ts";
import { useRegistration } from "./useRegistration.ts";
import { registrationSteps, useRegistrationSteps } from "./useRegistrationSteps.ts";

/**
 * Renders the registration of a foreign organisation and its representative as three steps, then the code from the e-mail.
 * The correct code signs the representative in.
 */
export default function RegistrationPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const { isBusy, failure, registered, register } = useRegistration();
  const { step, goToStep, returnToStep, headingRef } = useRegistrationSteps(failure);
  if (registered !== undefined)
    return (
      <PageLayout title={title}>
        <Verification credentials={registered} />
      </PageLayout>
    );
  const index = registrationSteps.indexOf(step);
  const nextStep = registrationSteps[index + 1];
  const previousStep = registrationSteps[index - 1];
  return (
    <PageLayout title={title} lead={t("registration.lead")}>
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
          submitLabel={t(nextStep === undefined ? "registration.submit" : "apply.continue")}
          confirmsLeave
          onSubmit={register}
        >
          {previousStep && (
            <Button type="button" onClick={() => goToStep(previousStep)}>
              {t("apply.back")}
            </Button>
          )}
        </Form>
      </FormBoundary>
    </PageLayout>
  );
}

/** Renders the form for the code, and signs in with the new account after it. */
function Verification({ credentials }: { credentials: Credentials }): ReactNode {
  const t = useT();
  const [, navigate] = useLocation();
  const { href } = useDialog();
  const [isVerified, setIsVerified] = useState(false);
  const onSignedIn = (): void => navigate(paths.eServices);
  const { busy, failure, signIn } = usePasswordSignIn({ onSignedIn, onUnconfirmed: () => setIsVerified(false) });
  if (isVerified && (busy || failure !== undefined))
    return (
      <Banner
        tone={busy ? "info" : "warning"}
        announce="polite"
        action={busy ? undefined : <ButtonLink href={href("login")}>{t("signIn.submit")}</ButtonLink>}
      >
        {t(busy ? "registration.signingIn" : "registration.signInFailed")}
      </Banner>
    );
  return (
    <EmailVerification
      headingLevel={2}
      text={t("verification.afterRegistration")}
      credentials={credentials}
      onVerified={() => {
        setIsVerified(true);
        signIn(credentials);
      }}
      onSignedIn={onSignedIn}
    />
  );
}
