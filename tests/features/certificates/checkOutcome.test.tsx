// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import CheckCertificatePage from "../../../src/features/certificates/CheckCertificatePage.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

const certificate = {
  certificateNo: "S-2025-00118",
  status: "VALID",
  kind: "Certificate",
  holder: "A company",
  issueDate: "2025-03-18",
};

it.each([
  ["valid", () => Response.json({ certificateNo: certificate.certificateNo, certificate }), "Valid"],
  [
    "with an unknown status",
    () =>
      Response.json({ certificateNo: certificate.certificateNo, certificate: { ...certificate, status: "SUSPENDED" } }),
    "SUSPENDED",
  ],
  [
    "of another number",
    () => Response.json({ certificateNo: certificate.certificateNo }),
    "We have not issued a certificate with the number S-2025-00118",
  ],
  [
    "without a part that must be there",
    () =>
      Response.json({ certificateNo: certificate.certificateNo, certificate: { ...certificate, holder: undefined } }),
    "This part could not be loaded",
  ],
  [
    "whose last day cannot be read",
    () =>
      Response.json({
        certificateNo: certificate.certificateNo,
        certificate: { ...certificate, validUntil: "31.12.2024" },
      }),
    "This part could not be loaded",
  ],
  ["that cannot be checked", () => new Response(null, { status: 400 }), "This part could not be loaded"],
  [
    "of a server without the check",
    () => new Response(null, { status: 404 }),
    "Certificates cannot be checked here at the moment: contact the call centre",
  ],
])("the check of a certificate announces one %s in an element that was there before", async (_, respond, outcome) => {
  const response = Promise.withResolvers<Response>();
  const rendered = await renderPage(<CheckCertificatePage title="Check" params={{}} />, {
    address: "/?number=S-2025-00118",
    respond: () => response.promise,
  });
  unmount = rendered.unmount;
  const status = await waitForContent(() => {
    const found = rendered.container.querySelector("[role=status]");
    expect(found).not.toBeNull();
    return found;
  });
  expect(status?.textContent).toBe("");
  response.resolve(respond());
  await waitForContent(() => expect(status?.textContent).toBe(outcome));
  expect(status?.isConnected).toBe(true);
  expect(rendered.container.querySelectorAll("[role=status]")).toHaveLength(1);
});

it.each([
  ["has failed", 400],
  ["has succeeded", 200],
])("a check that %s is repeated and announced for the same number", async (_, firstStatus) => {
  let requestCount = 0;
  const rendered = await renderPage(<CheckCertificatePage title="Check" params={{}} />, {
    address: "/?number=S-2025-00118",
    respond: () => {
      requestCount += 1;
      return requestCount === 1 && firstStatus !== 200
        ? new Response(null, { status: firstStatus })
        : Response.json({ certificateNo: certificate.certificateNo, certificate });
    },
  });
  unmount = rendered.unmount;
  const status = await waitForContent(() => {
    const found = rendered.container.querySelector("[role=status]");
    expect(found?.textContent).toBe(firstStatus === 200 ? "Valid" : "This part could not be loaded");
    return found;
  });
  const announced = status?.firstChild;
  const requestCountBefore = requestCount;
  const historyLength = history.length;
  rendered.container.querySelector<HTMLButtonElement>("form[role=search] button[type=submit]")?.click();
  await waitForContent(() => {
    expect(requestCount).toBe(requestCountBefore + 1);
    expect(status?.textContent).toBe("Valid");
    expect(rendered.container.querySelector("section")?.textContent).toContain(certificate.holder);
  });
  expect(status?.firstChild).not.toBe(announced);
  expect(history).toHaveLength(historyLength);
});
