import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { assertContract, CheckSkipped, unlessSkipped } from "../outcomes.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { dayMs } from "../serverClock.ts";
import { findCertificateNumber } from "../requests.ts";
import { assertNothingElse } from "../responses/consistencyChecks.ts";
import { createUniqueName } from "../random.ts";
import { defineCheck, getCitizenAuth, listPatterns } from "./checkHelpers.ts";

/** Letters that a collation without diacritics takes for the same. */
const similarLetters: Readonly<Record<string, string>> = {
  A: "Ä",
  C: "Ç",
  E: "Ë",
  I: "Í",
  O: "Ö",
  S: "Ş",
  U: "Ü",
  Z: "Ž",
};

/** Returns numbers that only look like a number: with letters that have another diacritic, or none. */
const listSimilarNumbers = (number: string): readonly string[] =>
  [
    number.replace(/[ACEIOSUZ]/, (letter) => similarLetters[letter] ?? letter),
    number.normalize("NFD").replaceAll(/\p{M}/gu, ""),
  ].filter((similar) => similar !== number);

type Certificate = { certificateNo: string };

/** Looks up a certificate, and checks that the response names the number that was asked for. */
async function checkNumber(context: VerifyContext, number: string, token?: string): Promise<Certificate | undefined> {
  const response = await expectResponse(
    context,
    getOperation(context, "checkCertificate"),
    { query: { certificateNo: number }, ...(token !== undefined && { token }) },
    200,
  );
  assertNothingElse(context, "checkCertificate", response);
  const { certificateNo: named, certificate } = response.body as { certificateNo: string; certificate?: Certificate };
  assertHolds(named === number.trim(), `the number ${number.trim()}`, response);
  assertHolds(
    certificate === undefined || certificate.certificateNo.toUpperCase() === number.trim().toUpperCase(),
    `only the certificate with the number ${number}`,
    response,
  );
  return certificate;
}

const numberChecks: readonly ContractCheck[] = [
  defineCheck("takes a percent sign and a plus in a number as they are", async (context) => {
    const number = await findCertificateNumber(context);
    // A server that decodes the number twice finds the certificate, or names another number.
    for (const written of [
      encodeURIComponent(number).replaceAll("-", "%2D"),
      number.replaceAll("-", "+"),
      ...listPatterns(number),
      ...listSimilarNumbers(number),
    ])
      if (written !== number) await checkNumber(context, written);
  }),
  defineCheck("finds a certificate by its whole number, in capital and small letters", async (context) => {
    const number = await findCertificateNumber(context);
    const found = await checkNumber(context, number);
    await checkNumber(context, number.slice(0, -2));
    const unknown = `0-${createUniqueName()}`.slice(0, 60);
    for (const asked of [unknown, ` ${unknown} `]) await checkNumber(context, asked);
    if (found === undefined) throw new CheckSkipped("the server names no certificate");
    for (const asked of [number.toLowerCase(), number.toUpperCase(), ` ${number} `]) {
      const certificate = await checkNumber(context, asked);
      assertContract(
        certificate?.certificateNo === found.certificateNo,
        `the certificate ${found.certificateNo}`,
        certificate,
      );
    }
  }),
];

/** Checks that everybody gets the same of a certificate, also of one that belongs to a person. */
const publicCertificateCheck = defineCheck(
  "shows the same of a certificate to its holder and to others",
  async (context) => {
    const { token } = await getCitizenAuth(context);
    const other = await unlessSkipped(context.personas.otherCitizen(context));
    const tokens = [token, ...(other === undefined ? [] : [other])];
    const numbers = new Set<string>();
    for (const owner of tokens) numbers.add(await findCertificateNumber(context, owner));
    for (const number of numbers) {
      const expected = JSON.stringify(await checkNumber(context, number));
      for (const asking of tokens) {
        const certificate = await checkNumber(context, number, asking);
        assertContract(
          JSON.stringify(certificate) === expected,
          `the same as without a token: ${expected}`,
          certificate,
        );
      }
    }
  },
);

/** The fields that tell a certificate from another one with the same number on another server. */
const identifyingFields = ["holder", "issueDate", "validUntil"];

/** Checks the certificates of the contract's examples too, where a server has them: one is not valid any more. */
const exampleCertificateCheck = defineCheck("tells a valid certificate from one that has ended", async (context) => {
  const { responses } = getOperation(context, "checkCertificate");
  const examples = Object.values(responses.get(200)?.content?.["application/json"]?.examples ?? {}).map(
    ({ value }) => value as { certificateNo: string; certificate?: JsonBody },
  );
  for (const { certificateNo: number, certificate: example } of new Map(
    examples.map((value) => [value.certificateNo, value]),
  ).values()) {
    const found = (await checkNumber(context, number)) as JsonBody | undefined;
    if (found === undefined) continue;
    const validUntil = found["validUntil"];
    const hasEnded = typeof validUntil === "string" && Date.parse(validUntil) < Date.now() - 2 * dayMs;
    assertContract(!hasEnded || found["status"] !== "VALID", `no valid certificate after ${String(validUntil)}`, found);
    const isExample = identifyingFields.every((name) => found[name] === example?.[name]);
    assertContract(
      hasEnded || !isExample || found["status"] === example?.["status"],
      `the status ${String(example?.["status"])} of the certificate ${number}`,
      found,
    );
  }
});

/** Checks of certificates that are looked up by their number, by operationId. */
export const certificateChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  checkCertificate: [...numberChecks, publicCertificateCheck, exampleCertificateCheck],
} satisfies ByOperation<readonly ContractCheck[]>;
