import { describe, expect, it, onTestFinished } from "vitest";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { startEmbeddedBackend } from "../../openapi/kit/verify/embeddedBackend.ts";
import { feedOperationId } from "../../openapi/kit/verify/feed/feedChecks.ts";
import { collectGroups, document, listFailures } from "./verifySupport.ts";

describe("verify with the embedded mock backend", () => {
  it("passes all checks of every operation and of the feed, including writes", async () => {
    const backend = await startEmbeddedBackend();
    onTestFinished(backend.close);
    const baseUrl = `http://127.0.0.1:${backend.port}/api`;
    const groups = await collectGroups({
      baseUrl,
      feed: { url: `ws://127.0.0.1:${backend.port}/ws`, destination: "/user/queue/notifications", timeoutMs: 5000 },
      sources: backend.sources,
    });
    expect(listFailures(groups)).toEqual([]);
    expect(groups.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(
      [...listOperations(document).map(({ id }) => id), feedOperationId].map((name) => `${name} passed`),
    );
  });
});
