/** What is only proposed is marked at the operation and at its tag alike, so that nobody takes it for agreed. */
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
                ? `${operationId} is proposed, its tag "${tag}" is not. Give it a tag of its own, with x-proposed: true in portal.yaml.`
                : `The tag "${tag}" is proposed, ${operationId} is not. Add x-proposed: true to the operation, or take another tag.`,
              location: location.child("tags"),
            });
          }
        },
      },
    },
  };
};
