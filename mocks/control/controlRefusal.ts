import { isRecord } from "../../src/config/isRecord.ts";

/** Returns why a server accepts no control request, and what to do. `body` is its response in JSON. */
export const explainControlRefusal = (origin: string, status: number, body: unknown): string =>
  status === 403
    ? `${origin} did not accept the secret. Set MOCK_CONTROL_SECRET to the content of its .cache/mock-control/PORT. See npm run mock:control -- --help.`
    : status === 404 && isRecord(body) && body["code"] === "NO_SUCH_CALL"
      ? `${origin} accepts no control requests. Start it with npm start -- --control.`
      : `${origin} responded with ${status}: it is not a mock backend.`;
