import { expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { createContractValidator } from "../../openapi/kit/contract/validator.ts";
import { startEmbeddedBackend } from "../../openapi/kit/verify/embeddedBackend.ts";
import { feedOperationId } from "../../openapi/kit/verify/feed/feedChecks.ts";
import { verify } from "../../openapi/kit/verify/verify.ts";

const document = await readContract();
const validator = createContractValidator(document);
const operationIds = [...listOperations(document).map(({ id }) => id), feedOperationId];

// One test for each operation: a changed rule of the mock backend then runs only the checks that reach it.
it.each(operationIds)("verify finds nothing wrong in %s", { timeout: 120_000 }, async (operationId) => {
  const { port, sources, close } = await startEmbeddedBackend();
  const found: string[] = [];
  try {
    for await (const { findings } of verify({
      document,
      validator,
      baseUrl: `http://127.0.0.1:${port}/api`,
      feed: { url: `ws://127.0.0.1:${port}/ws`, destination: "/user/queue/notifications", timeoutMs: 1500 },
      sources,
      allowWrites: true,
      only: [operationId],
      stopOnFirstFailure: true,
      seed: 1,
    }))
      for (const { name, outcome } of findings) if (outcome !== "passed" && outcome !== "skipped") found.push(name);
  } finally {
    await close();
  }
  expect(found).toEqual([]);
});
