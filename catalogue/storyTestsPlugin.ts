import { relative } from "node:path";
import type { Plugin } from "vite";

/** Makes each module of stories a file of tests: appends a call of `testStories` with its exports. */
export function storyTestsPlugin(folder: string): Plugin {
  return {
    name: "story-tests",
    enforce: "pre",
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code, id) => {
        const name = relative(folder, id).replace(/\.stories\.tsx$/, "");
        return {
          code: `${code}
import * as stories from ${JSON.stringify(id)};
import { testStories } from ${JSON.stringify(`${folder}/testStories.ts`)};
testStories(${JSON.stringify(name)}, stories);`,
          map: null,
        };
      },
    },
  };
}
