// @vitest-environment jsdom
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { ApiError } from "../../../src/api/failure.ts";
import { QueryBoundary } from "../../../src/components/loading/QueryBoundary.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

function MissingData(): ReactNode {
  throw new ApiError({ kind: "notFound" });
}

it.each([
  ["what it is given", "Nothing here", "Nothing here"],
  ["nothing when it is given null", null, ""],
  ["an empty state by default", undefined, "No information"],
])("renders %s when the data is missing", async (_title, notFound, text) => {
  const { container, unmount } = await renderPage(
    <>
      <QueryBoundary shape="text" notFound={notFound}>
        <MissingData />
      </QueryBoundary>
      <hr />
    </>,
    { respond: () => Response.error() },
  );
  await waitForContent(() => expect(container.querySelector("hr")).not.toBeNull());
  expect(container.textContent).toBe(text);
  unmount();
});
