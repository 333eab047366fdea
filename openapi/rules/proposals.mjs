/** Requires proposed operations to have a proposed tag, and specified operations to have a specified tag. */
export const proposals = () => {
  let proposedTags = new Set();
  return {
    Root({ tags = [] }) {
      proposedTags = new Set(tags.filter((tag) => tag["x-proposed"]).map((tag) => tag.name));
    },
    Paths: {
      PathItem: {
        Operation({ operationId, tags = [], "x-proposed": isProposed = false }, { report, location }) {
          for (const tag of tags.filter((name) => proposedTags.has(name) !== isProposed)) {
            report({
              message: isProposed
                ? `${operationId} is proposed, but its tag "${tag}" is not. Use a tag with x-proposed: true in portal.yaml.`
                : `The tag "${tag}" is proposed, but ${operationId} is not. Add x-proposed: true to the operation, or use another tag.`,
              location: location.child("tags"),
            });
          }
        },
      },
    },
  };
};
