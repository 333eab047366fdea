/** Keywords that limit what a user may enter. */
const inputRules = ["pattern", "maxLength", "x-minDistinct", "x-equalTo"];

/**
 * Requires schemas that a request body and a response share to have no rules for input: a value that was stored before a
 * rule existed must not make the response invalid. Schemas of ids in paths are excepted: the server assigns them.
 */
export const storedValues = () => ({
  Root: {
    leave(root, { report, resolve, location }) {
      /** Adds every schema file below `node`, and every schema inside it, to `found`: its node and its location. */
      const collect = (node, at, found, seen = new Set()) => {
        if (typeof node !== "object" || node === null || seen.has(node)) return found;
        seen.add(node);
        if (typeof node.$ref === "string") {
          const target = resolve(node, at.source.absoluteRef);
          if (target.node !== undefined) collect(target.node, target.location, found, seen);
        }
        if (inputRules.some((name) => Object.hasOwn(node, name))) found.set(node, at);
        for (const [name, child] of Object.entries(node))
          if (name !== "examples" && name !== "example") collect(child, at.child(name), found, seen);
        return found;
      };
      const inRequests = new Map();
      const inResponses = new Map();
      const inPaths = new Map();
      for (const [path, reference] of Object.entries(root.paths)) {
        const item = resolve(reference, location.source.absoluteRef);
        for (const [method, operation] of Object.entries(item.node ?? {})) {
          const at = (item.location ?? location.child(["paths", path])).child(method);
          collect(operation.requestBody, at.child("requestBody"), inRequests);
          collect(operation.responses, at.child("responses"), inResponses);
          for (const parameter of operation.parameters ?? []) {
            const { node, location: place } =
              parameter.$ref === undefined
                ? { node: parameter, location: at }
                : resolve(parameter, at.source.absoluteRef);
            if (node?.in === "path") collect(node.schema, place.child("schema"), inPaths);
          }
        }
      }
      for (const [schema, at] of inResponses) {
        if (!inRequests.has(schema) || inPaths.has(schema)) continue;
        const rules = inputRules.filter((name) => Object.hasOwn(schema, name));
        report({
          message: `A response and a request share this schema with its ${rules.join(" and ")}, which a value that was stored earlier may break. Describe the stored value in a schema without rules for input.`,
          location: at,
        });
      }
    },
  },
});
