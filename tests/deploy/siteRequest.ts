import { connect as connectHttp2 } from "node:http2";
import { request as plainRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import { connect as connectTls, type SecureVersion } from "node:tls";
import type { NginxSite } from "./nginxSite.ts";

/** A request to the portal; `path` is sent as it is. */
export type SiteRequest = {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  usesPlainHttp?: boolean;
};

/** The response; `status` 101 is an accepted WebSocket. */
export type SiteResponse = { status: number; headers: IncomingMessage["headers"]; body: string };

/** Sends a request over HTTP/1.1 and buffers the response. */
export function requestSite(
  site: NginxSite,
  { path, method = "GET", headers = {}, body, usesPlainHttp = false }: SiteRequest,
): Promise<SiteResponse> {
  const { hostname, port } = new URL(usesPlainHttp ? site.plainHttpOrigin : site.origin);
  return new Promise((resolve, reject) => {
    // `fetch` and `URL` would normalise the path.
    const options: RequestOptions & { ca?: string; servername?: string } = {
      hostname,
      port,
      path,
      method,
      headers,
      agent: false,
      // Otherwise Node takes the name of the certificate from the Host header.
      ...(!usesPlainHttp && { ca: site.certificate, servername: hostname }),
    };
    const request = (usesPlainHttp ? plainRequest : secureRequest)(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
      response.on("error", reject);
    });
    request.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: "" });
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** Returns the headers by which a browser requests the STOMP WebSocket on a page of `origin`. */
export const webSocketHeaders = (origin?: string): Readonly<Record<string, string>> => ({
  Connection: "Upgrade",
  Upgrade: "websocket",
  "Sec-WebSocket-Version": "13",
  "Sec-WebSocket-Key": "c2l4dGVlbiBvY3RldHMhIQ==",
  "Sec-WebSocket-Protocol": "v12.stomp",
  ...(origin !== undefined && { Origin: origin }),
});

/** Requests the STOMP WebSocket as a browser does on a page of `origin`. */
export const requestWebSocket = (site: NginxSite, origin?: string): Promise<SiteResponse> =>
  requestSite(site, { path: "/ws", headers: webSocketHeaders(origin) });

/** Returns the status of a request over HTTP/2. */
export function requestOverHttp2(site: NginxSite, path: string): Promise<number> {
  const session = connectHttp2(site.origin, { ca: site.certificate });
  return new Promise<number>((resolve, reject) => {
    session.on("error", reject);
    const stream = session.request({ ":path": path });
    stream.on("response", ({ ":status": status = 0 }) => resolve(Number(status)));
    stream.on("error", reject);
    stream.resume();
  }).finally(() => session.close());
}

/** Returns whether the server accepts a connection with this TLS version. */
export function acceptsTls(site: NginxSite, maxVersion: SecureVersion): Promise<boolean> {
  return new Promise((resolve) => {
    // The client must allow old versions, or it rejects the connection itself.
    const socket = connectTls({
      host: "localhost",
      port: Number(new URL(site.origin).port),
      ca: site.certificate,
      minVersion: maxVersion,
      maxVersion,
      ciphers: "DEFAULT@SECLEVEL=0",
    });
    socket.on("secureConnect", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("close", () => resolve(false));
    socket.on("secureConnect", () => socket.destroy());
  });
}
