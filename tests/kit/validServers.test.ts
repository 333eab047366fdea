import { describe, expect, it } from "vitest";
import { answer, changeObject, changeRequest, withQuery } from "../../openapi/kit/mutants/shared/seeds.ts";
import { withHeaderOf } from "../../openapi/kit/mutants/shared/headers.ts";
import { selectPart } from "../support/selection.ts";
import { validServers } from "./validServers.ts";
import { findFaultsOf } from "./verifyFault.ts";

describe("verify of a server that does in another way what the contract leaves open", () => {
  it.each(selectPart(validServers, 3))("finds nothing in $operationId of one that $name", async (server) => {
    expect(await findFaultsOf(server.operationId, server, { valuesPerField: 1 })).toEqual([]);
  });

  it("only notes that the prices cannot be filtered by a product, which is proposed", async () => {
    const lines = await findFaultsOf("listMarketPrices", {
      createHandler: answer(["listMarketPrices"], (request, { send }) =>
        send(withQuery(request, { productId: undefined })),
      ),
    });
    expect(lines).toEqual([expect.stringMatching(/^filters by productId: ignores productId/)]);
  });

  it.each(["registerUser", "changePassword", "sendAppeal", "sendRemark"])(
    "only notes that %s accepts JSON of another media type",
    async (operationId) => {
      const lines = await findFaultsOf(
        operationId,
        {
          createHandler: changeRequest(operationId, (request) =>
            withHeaderOf(request, "content-type", "application/json"),
          ),
        },
        { valuesPerField: 1 },
      );
      expect(lines).toEqual([expect.stringMatching(/^refuses a body of another media type: accepts JSON with /)]);
    },
  );

  it("only notes that a service which is slow does not say what is", async () => {
    const lines = await findFaultsOf("readServiceStatus", {
      hasOwnState: true,
      createHandler: changeObject(["readServiceStatus"], (body) => {
        body["state"] = "DEGRADED";
        delete body["message"];
      }),
    });
    expect(lines).toEqual([expect.stringMatching(/^says what is unavailable while something is: no message while /)]);
  });

  it("only notes that a feed confirms no subscription", async () => {
    const lines = await findFaultsOf("notificationPushed", {
      createFrameHandler: ({ sendToClient }) => ({
        fromServer: (frame) => void (frame.startsWith("RECEIPT") || sendToClient(frame)),
      }),
    });
    expect(lines).toEqual([expect.stringMatching(/^confirms a subscription with a RECEIPT, as STOMP 1.2 says: /)]);
  });
});
