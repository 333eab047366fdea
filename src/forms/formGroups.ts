import { splitFieldPath, type FormDefinition } from "./formDefinition.ts";
import type { ValidationIssue } from "./validationIssues.ts";

/** Returns the fields of a group, or of all. A group has top-level properties, such as `possessor`. */
export function getGroupFields({ layout }: FormDefinition<unknown>, group: string | undefined): readonly string[] {
  const fields = Object.keys(layout.fields);
  const properties = group === undefined ? undefined : layout.groups?.[group];
  return properties === undefined
    ? fields
    : fields.filter((field) => properties.includes(splitFieldPath(field)[0] ?? ""));
}

/** Returns the first group before `group` with an issue: a step that has to be completed first. */
export function findIncompleteGroup(
  definition: FormDefinition<unknown>,
  group: string | undefined,
  issues: readonly ValidationIssue[],
): string | undefined {
  const groups = Object.keys(definition.layout.groups ?? {});
  const before = group === undefined ? [] : groups.slice(0, groups.indexOf(group));
  return before.find((name) => {
    const fields = getGroupFields(definition, name);
    return issues.some(({ field }) => fields.includes(field));
  });
}
