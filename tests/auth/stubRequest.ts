import { vi } from "vitest";

/** Lets the addresses of requests be paths: Node has no page to whose URL they belong. */
export function stubRequest(): void {
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, "https://portal.test") : input, init);
      }
    },
  );
}
