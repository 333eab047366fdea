import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** The roles of the contract. */
const roles = parse(readFileSync(new URL("../schemas/Authority.yaml", import.meta.url), "utf8")).enum;

const isTrue = (value) => value === true;
const isCount = (value) => Number.isInteger(value) && value > 0;
const isText = (value) => typeof value === "string" && value !== "";

const isMeanings = (value) => typeof value === "object" && value !== null && Object.values(value).every(isText);

/** Where each extension of the contract may stand, and its values. portal.yaml explains what they mean. */
const knownExtensions = {
  "x-proposed": {
    at: ["Operation", "Parameter", "RequestBody", "Response", "Schema", "Tag"],
    isValid: isTrue,
    values: "true",
  },
  "x-dataOf": {
    at: ["Operation"],
    isValid: (value) => ["everyone", "caller", "account", "credential"].includes(value),
    values: "everyone, caller, account or credential",
  },
  "x-roles": {
    at: ["Operation"],
    isValid: (value) => isText(value) && value.split(" ").every((role) => roles.includes(role)),
    values: `one or more of ${roles.join(", ")}, separated by a space`,
  },
  "x-mayBeEmpty": { at: ["Operation"], isValid: isTrue, values: "true" },
  "x-sensitive": { at: ["Parameter", "Schema"], isValid: isTrue, values: "true" },
  "x-localised": { at: ["Schema"], isValid: isTrue, values: "true" },
  "x-minDistinct": { at: ["Schema"], isValid: isCount, values: "a positive integer" },
  "x-maxJsonLength": { at: ["Schema"], isValid: isCount, values: "a positive integer" },
  "x-enumDescriptions": { at: ["Schema"], isValid: isMeanings, values: "a sentence for each value" },
  "x-equalTo": { at: ["Schema"], isValid: isText, values: "the name of a sibling field" },
  "x-atLeast": { at: ["Schema"], isValid: isText, values: "the name of a sibling field" },
  "x-sumOf": { at: ["Schema"], isValid: isText, values: "the names of sibling fields, separated by a space" },
  "x-rule": { at: ["Schema"], isValid: isText, values: "a name" },
};

/** Reports extensions that are unknown, stand at the wrong place or have a wrong value: a misspelt promise is none. */
export const extensions = () => {
  const check =
    (type) =>
    (node, { report, location }) => {
      for (const [name, value] of Object.entries(node)) {
        if (!name.startsWith("x-")) continue;
        const known = Object.hasOwn(knownExtensions, name) ? knownExtensions[name] : undefined;
        const message =
          known === undefined
            ? `The contract has no extension ${name}. It has ${Object.keys(knownExtensions).join(", ")}.`
            : !known.at.includes(type)
              ? `${name} has no meaning here. It belongs to: ${known.at.join(", ")}.`
              : !known.isValid(value)
                ? `${name} has to be ${known.values}.`
                : undefined;
        if (message !== undefined) report({ message, location: location.child(name).key() });
      }
      const meanings = type === "Schema" ? node["x-enumDescriptions"] : undefined;
      if (meanings !== undefined && String(Object.keys(meanings)) !== String(node.enum))
        report({
          message: "x-enumDescriptions has to describe each value of enum, in the same order.",
          location: location.child("x-enumDescriptions").key(),
        });
      for (const [name, field] of type === "Schema" ? Object.entries(node.properties ?? {}) : []) {
        for (const rule of ["x-equalTo", "x-atLeast", "x-sumOf"])
          for (const sibling of String(field?.[rule] ?? name).split(" ")) {
            if (field?.[rule] === undefined || (sibling !== name && Object.hasOwn(node.properties, sibling))) continue;
            report({
              message: `${rule} of ${name} names "${sibling}", which is no other field of the same object.`,
              location: location.child(["properties", name, rule]).key(),
            });
          }
      }
    };
  return Object.fromEntries(
    ["Operation", "Parameter", "Tag", "Schema", "Response", "MediaType", "RequestBody", "PathItem", "Info"].map(
      (type) => [type, check(type)],
    ),
  );
};
