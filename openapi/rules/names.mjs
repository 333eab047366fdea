/** Requires names that the generators can use in code: of schemas, of their fields and of parameters. */
export const names = () => {
  const check = (name, { report, location }) => {
    if (/^[A-Za-z][A-Za-z0-9]*$/.test(name)) return;
    report({ message: `Generated code cannot use the name "${name}". Use letters and digits only.`, location });
  };
  return {
    ref({ $ref }, { type, report, location }) {
      if (type.name === "Schema")
        check(
          $ref
            .split("/")
            .at(-1)
            .replace(/\.yaml$/, ""),
          { report, location },
        );
    },
    Parameter({ in: place, name }, { report, location }) {
      if (place !== "header") check(name, { report, location: location.child("name") });
    },
    Schema({ properties = {} }, { report, location }) {
      for (const name of Object.keys(properties))
        check(name, { report, location: location.child(["properties", name]).key() });
    },
  };
};
