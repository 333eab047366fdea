import type { OpenApiDocument, SchemaObject } from "../../../contract/document.ts";
import { flattenSchema } from "../../../contract/operations.ts";
import type { VerifyContext } from "../../check.ts";
import { randomHex } from "../../random.ts";

/** A password at the boundary of a rule. `isSpecified` when the specification states the rule, and not only the contract. */
type BoundaryPassword = { rule: string; password: string; isSpecified?: true };

/** Passwords at the boundaries of the contract's rules: those that just meet a rule, and those that just break it. */
export type BoundaryPasswords = {
  accepted: readonly BoundaryPassword[];
  rejected: readonly BoundaryPassword[];
};

/**
 * Returns passwords at the boundaries of the rules of a schema: its length, its `x-minDistinct` and each `x-rule`. A
 * candidate counts as accepted or rejected by the schema itself, so that the rules are stated only there.
 */
export function createBoundaryPasswords(
  document: OpenApiDocument,
  unresolved: SchemaObject,
  isValid: (password: string) => boolean,
): BoundaryPasswords {
  const schema = flattenSchema(document, unresolved);
  const [minLength, maxLength, minDistinct] = [schema["minLength"], schema["maxLength"], schema["x-minDistinct"]].map(
    (bound) => (typeof bound === "number" ? bound : undefined),
  );
  // Each needed kind of character, and as many different ones as a rule may ask for.
  const base = `Aa1#${randomHex().slice(0, 8)}`;
  const ofLength = (length: number): string =>
    (base + "xyzw".repeat(Math.ceil(length / 4))).slice(0, Math.max(0, length));
  const withDistinct = (count: number): string => `Aa1#${"bcdefgh".slice(0, Math.max(0, count - 4))}`.padEnd(12, "1");
  const candidates: readonly BoundaryPassword[] = [
    ...(minLength === undefined
      ? []
      : [-1, 0, 1].map((step) => ({
          rule: `${minLength + step} characters`,
          password: ofLength(minLength + step),
          isSpecified: true as const,
        }))),
    // Characters of two and of four bytes.
    ...(minLength === undefined
      ? []
      : ["ə", "Ж", "😀"].map((letter) => ({
          rule: `${minLength - 1} characters, some of them of several bytes`,
          password: [...ofLength(4), ..."bcdefghijkl".slice(0, minLength - 6), letter].join(""),
        }))),
    ...(maxLength === undefined
      ? []
      : [-1, 0, 1].map((step) => ({ rule: `${maxLength + step} characters`, password: ofLength(maxLength + step) }))),
    ...(minDistinct === undefined
      ? []
      : [-1, 0].map((step) => ({
          rule: `${minDistinct + step} different characters`,
          password: withDistinct(minDistinct + step),
          isSpecified: true as const,
        }))),
    { rule: "different characters by their case only", password: "aA1#b1111111", isSpecified: true },
    { rule: "no upper-case letter", password: `${base.toLowerCase()}xyzw` },
    { rule: "no lower-case letter", password: `${base.toUpperCase()}XYZW` },
    { rule: "no digit", password: "Aa#bcdefghij" },
    { rule: "no special character", password: `${base.replace("#", "")}xyzw` },
    { rule: "an upper-case letter of another alphabet", password: "Щa1#bcdefghij" },
    { rule: "a space as its only special character", password: "Aa1 bcdefghij" },
    { rule: "a space in the middle", password: `${base.slice(0, 5)} ${base.slice(5)}xyz` },
    { rule: "a lower-case letter of another alphabet", password: "Aщ1#BCDEFGHIJ" },
    // Regular expressions take it for a letter.
    { rule: "an underscore as its only special character", password: `Aa1_${base.slice(4)}xyzw` },
    { rule: "a special character outside ASCII", password: `Aa1₼${base.slice(4)}xyzw` },
    { rule: "a combining mark as its only special character", password: "Aa1bcdefghij\u0301" },
  ];
  return {
    accepted: candidates.filter(({ password }) => isValid(password)),
    rejected: candidates.filter(({ password }) => !isValid(password)),
  };
}

/** The JSON pointer of the rules for a new password. */
export const newPasswordPointer = "#/components/schemas/NewPassword";

/** Returns passwords at the boundaries of the rules for a new password. */
export const createPasswords = (context: VerifyContext): BoundaryPasswords =>
  createBoundaryPasswords(
    context.document,
    { $ref: newPasswordPointer },
    (password) => context.validator.valueErrors(newPasswordPointer, password).length === 0,
  );

/** The rules for a new password whose boundaries have to be accepted: other limits and characters, the specification leaves open. */
export const acceptanceKinds = [
  { kind: "specification", isSpecified: true },
  { kind: "contract", isSpecified: false },
] as const;

/** Returns the passwords that just meet a rule of the specification, or only of the contract. */
export const selectAccepted = (context: VerifyContext, isSpecified: boolean): BoundaryPasswords["accepted"] =>
  createPasswords(context).accepted.filter((accepted) => (accepted.isSpecified === true) === isSpecified);
