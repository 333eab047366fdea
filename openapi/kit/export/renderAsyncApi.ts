import type { OpenApiDocument, RequestBodyObject, SchemaObject } from "../contract/document.ts";
import { resolveBody } from "../contract/operations.ts";

/** The server and the STOMP destination of the live feed. */
export type FeedAddress = { url: URL; destination: string };

/**
 * Returns an AsyncAPI 3 document of the live feed: every webhook of the contract is a message that a client receives over
 * STOMP. It contains only the schemas of these messages.
 */
export function renderAsyncApi(document: OpenApiDocument, { url, destination }: FeedAddress): object {
  const webhooks = Object.entries(document.webhooks ?? {}).flatMap(([name, item]) =>
    Object.values(item).map((operation) => ({ name, operation })),
  );
  const messages = Object.fromEntries(
    webhooks.map(({ name, operation }) => {
      const { content } = resolveBody<RequestBodyObject>(document, operation.requestBody ?? { content: {} });
      const [type = "application/json", media = {}] = Object.entries(content)[0] ?? [];
      return [
        name,
        {
          title: operation.summary,
          description: operation.description,
          contentType: type,
          payload: media.schema,
          examples: Object.entries(media.examples ?? {}).map(([example, { summary, value }]) => ({
            name: example,
            ...(summary !== undefined && { summary }),
            payload: value,
          })),
        },
      ];
    }),
  );
  return {
    asyncapi: "3.0.0",
    info: {
      title: `${document.info.title}: live feed`,
      version: document.info.version,
      description:
        "The messages that a signed-in client receives over STOMP 1.2 in a WebSocket. Generated from the webhooks of the OpenAPI contract.",
    },
    defaultContentType: "application/json",
    servers: {
      feed: {
        host: url.host,
        pathname: url.pathname,
        protocol: url.protocol === "wss:" ? "stomps" : "stomp",
        description:
          "A WebSocket with STOMP 1.2. The bearer token is in the header Authorization of the CONNECT frame, never in the URL.",
        security: [{ $ref: "#/components/securitySchemes/bearer" }],
      },
    },
    channels: {
      notifications: {
        address: destination,
        description: "The destination of SUBSCRIBE. Each user receives only their own messages.",
        servers: [{ $ref: "#/servers/feed" }],
        messages: Object.fromEntries(
          Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      receiveNotifications: {
        action: "receive",
        channel: { $ref: "#/channels/notifications" },
        summary: "Receive the messages of the signed-in user",
        messages: Object.keys(messages).map((name) => ({ $ref: `#/channels/notifications/messages/${name}` })),
      },
    },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      messages,
      schemas: collectSchemas(document, messages),
    },
  };
}

/** Returns the schemas that a node references, directly or through other schemas. */
function collectSchemas(document: OpenApiDocument, node: unknown): Readonly<Record<string, SchemaObject>> {
  const found: Record<string, SchemaObject> = {};
  const visit = (value: unknown): void => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      const schema = document.components.schemas[name];
      if (schema === undefined || Object.hasOwn(found, name)) continue;
      found[name] = schema;
      visit(schema);
    }
  };
  visit(node);
  return found;
}
