import type { IncomingMessage } from "node:http";
import type { ProxyOptions } from "vite";
import { isSameOrigin } from "./isSameOrigin.ts";

/** The part of an outgoing request that is changed. */
type OutgoingRequest = { hasHeader: (name: string) => boolean; setHeader: (name: string, value: string) => unknown };

/**
 * Returns the proxies of the development server to a real backend: `/api` to the URL of its API, `/ws` to that of its
 * WebSocket. Servers refuse requests of pages of another site, so those of the portal's own pages get the server's origin.
 */
export function createApiProxies(api: URL, socket: URL): Record<string, ProxyOptions> {
  return {
    "/api": {
      ...createProxyTo(api),
      rewrite: (path) => api.pathname.replace(/\/$/, "") + path.replace(/^\/api/, ""),
    },
    "/ws": { ...createProxyTo(socket), ws: true, rewrite: () => socket.pathname + socket.search },
  };
}

function createProxyTo({ protocol, host }: URL): ProxyOptions {
  const target = `${protocol.replace(/^ws/, "http")}//${host}`;
  const setOrigin = (outgoing: OutgoingRequest, incoming: IncomingMessage): void => {
    if (outgoing.hasHeader("origin") && isSameOrigin(incoming)) outgoing.setHeader("origin", target);
  };
  return {
    target,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on("proxyReq", setOrigin);
      proxy.on("proxyReqWs", setOrigin);
    },
  };
}
