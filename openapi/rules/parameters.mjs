const types = ["string", "integer", "number", "boolean"];

/** Requires parameters that client, mock backend and generators know. OpenAPI has further kinds. */
export const parameters = () => ({
  Parameter: {
    enter({ name, in: place, schema, style, explode }, { report, location }) {
      const fail = (message) => report({ message: `The parameter "${name}" ${message}`, location });
      const isQuery = place === "query";
      const defaultStyle = isQuery ? "form" : "simple";
      if (!["path", "query", "header"].includes(place))
        fail(`is in "${place}", where nothing reads it. Use path, query or header.`);
      if (schema === undefined) fail('has no schema. Write one in place of "content".');
      if ((style ?? defaultStyle) !== defaultStyle || (explode ?? isQuery) !== isQuery)
        fail('has another style than OpenAPI has by default, which the portal uses. Remove "style" and "explode".');
    },
    Schema({ type = "string" }, { report, location }) {
      if (types.includes(type) || type === "array") return;
      report({
        message: `A parameter cannot have the type ${[type].flat().join(" or ")}. Use ${types.join(", ")} or array.`,
        location: location.child("type"),
      });
    },
  },
});
