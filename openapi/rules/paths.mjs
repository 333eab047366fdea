const methods = ["get", "put", "post", "delete", "patch", "options", "head", "trace"];

const isParameter = (segment) => segment.startsWith("{");

/** Returns whether each path of the template `specific` is also one of `general`, which has a parameter for a literal segment. */
function isCoveredBy(specific, general) {
  const segments = specific.split("/");
  const generalSegments = general.split("/");
  if (segments.length !== generalSegments.length) return false;
  const isCovered = generalSegments.every((segment, index) => isParameter(segment) || segment === segments[index]);
  return isCovered && generalSegments.some((segment, index) => isParameter(segment) && !isParameter(segments[index]));
}

/**
 * Requires what portal, gateway, mock backend and generators rely on: they take the first path that matches a request, so a
 * literal path stands before one with a parameter in its place; and a path has nothing but its operations.
 */
export const paths = () => ({
  Paths: {
    enter(all, { report, resolve, location }) {
      const entries = Object.entries(all).map(([path, item]) => {
        const { node } = resolve(item);
        return { path, methods: methods.filter((method) => node?.[method] !== undefined) };
      });
      for (const [index, { path, methods: own }] of entries.entries()) {
        const earlier = entries
          .slice(0, index)
          .find((other) => isCoveredBy(path, other.path) && own.some((method) => other.methods.includes(method)));
        if (earlier === undefined) continue;
        report({
          message: `A request to ${path} would be taken for one to ${earlier.path}. Move ${path} before ${earlier.path}.`,
          location: location.child(path).key(),
        });
      }
    },
    PathItem(item, { report, location }) {
      for (const key of Object.keys(item))
        if (!methods.includes(key) && !key.startsWith("x-"))
          report({
            message: `"${key}" stands at the path. Move it to each of its operations.`,
            location: location.child(key).key(),
          });
    },
  },
});
