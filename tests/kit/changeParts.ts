type Schema = {
  type?: string | string[];
  required?: string[];
  additionalProperties?: boolean;
  properties: Record<string, Record<string, unknown>>;
};

/** Returns the parts of an operation that the cases change. Every case has an operation of its own, so one run compares all. */
export const createParts = () => ({
  operation: { security: [{ bearer: [] }] } as Record<string, unknown>,
  parameters: [
    { name: "kind", in: "query", schema: { type: "string", enum: ["a", "b"], default: "a" } },
    { name: "word", in: "query", "x-sensitive": true, schema: { type: "string", maxLength: 20 } },
  ] as {
    name: string;
    in: string;
    required?: boolean;
    schema: Record<string, unknown>;
    [extension: `x-${string}`]: unknown;
  }[],
  body: { required: true, content: { "application/json": {} } } as {
    required: boolean;
    content: Record<string, { schema?: unknown }>;
  },
  request: {
    type: "object",
    required: ["name"],
    properties: {
      name: { type: "string", minLength: 1, maxLength: 20, pattern: "^a" },
      note: { type: "string" },
      count: { type: "integer", minimum: 1, maximum: 9, default: 1 },
      mode: { type: "string", enum: ["x", "y"] },
      tags: { type: "array", items: { type: "string" }, maxItems: 5 },
      password: { type: "string", "x-minDistinct": 4, "x-sensitive": true, "x-maxJsonLength": 100 },
      repeated: { type: "string", "x-equalTo": "password" },
    },
  } as Schema,
  responses: {
    "409": { description: "conflict" },
    "429": { description: "too many" },
    "503": { description: "unavailable" },
  } as Record<string, { description: string }>,
  headers: { "X-Total": { schema: { type: "integer" } } } as Record<string, unknown>,
  media: "application/json",
  response: {
    type: "object",
    required: ["id", "title"],
    additionalProperties: false,
    properties: {
      id: { type: "integer" },
      title: { type: "string", maxLength: 50, "x-localised": true },
      note: { type: "string" },
      pin: { type: "string", "x-sensitive": true },
      state: { type: "string", enum: ["on", "off"] },
      size: { type: "integer", minimum: 0, default: 1 },
      until: { type: "string", format: "date", "x-atLeast": "from" },
    },
  } as Schema,
});
export type Parts = ReturnType<typeof createParts>;

export const toOperation = (index: number, parts: Parts): object => ({
  operationId: `case${index}`,
  ...parts.operation,
  parameters: parts.parameters,
  requestBody: {
    ...parts.body,
    content: Object.fromEntries(
      Object.entries(parts.body.content).map(([type, media]) => [type, { schema: parts.request, ...media }]),
    ),
  },
  responses: {
    "200": { description: "ok", headers: parts.headers, content: { [parts.media]: { schema: parts.response } } },
    ...parts.responses,
  },
});

/** A verdict, a title, the change, what its message contains, and what differs from the parts before it. */
export type Case = [
  verdict: "breaking" | "non-breaking",
  title: string,
  change: (parts: Parts) => unknown,
  message?: string | undefined,
  prepare?: (parts: Parts) => unknown,
];

export const set = (target: object | undefined, values: object): object => Object.assign(target ?? {}, values);
export const drop = (target: object | undefined, name: string): boolean => Reflect.deleteProperty(target ?? {}, name);
export const ofRequest = ({ request }: Parts, name: string): Record<string, unknown> => request.properties[name] ?? {};
export const ofResponse = ({ response }: Parts, name: string): Record<string, unknown> =>
  response.properties[name] ?? {};
