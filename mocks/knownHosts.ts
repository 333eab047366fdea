import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import { exitWithError } from "../cli/command.ts";
import { loopbackNames } from "../deploy/loopbackNames.ts";

/** Returns whether the `Host` header of a request names this server. */
export type IsKnownHost = (hostHeader: string | undefined) => boolean;

/** Returns the `Host` header of a request; `undefined` for several, of which a proxy may have read another one. */
export const getHostHeader = ({ headersDistinct: { host = [] } }: IncomingMessage): string | undefined =>
  host.length === 1 ? host[0] : undefined;

/** The addresses that accept connections from all networks. */
const wildcardAddresses = new Set(["0.0.0.0", "::", "[::]"]);

/**
 * Returns a function that accepts the names of this computer: localhost, the address that the server listens on, and
 * `names`. Any other name may belong to a site that has pointed it to this computer to read its data (DNS rebinding). A
 * server that listens on all addresses is known by each of them.
 */
export function createHostCheck({
  listenAddress,
  names = [],
}: { listenAddress?: string; names?: readonly string[] } = {}): IsKnownHost {
  const addresses =
    listenAddress === undefined
      ? []
      : wildcardAddresses.has(listenAddress)
        ? Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address))
        : [listenAddress];
  const known = new Set(
    [...loopbackNames, ...addresses, ...names].map((name) =>
      (name.includes(":") && !name.startsWith("[") ? `[${name}]` : name).toLowerCase(),
    ),
  );
  return (hostHeader) => {
    const [, name] = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+?)\.?(?::\d{1,5})?$/i.exec(hostHeader ?? "") ?? [];
    return name !== undefined && known.has(name.toLowerCase());
  };
}

/** Returns the host names of `--allow-host` and `ALLOWED_HOSTS`. Ends the process with 2 when one is not valid. */
export function parseAllowedHosts(flags: readonly string[] = []): string[] {
  const names = [process.env["ALLOWED_HOSTS"] ?? "", ...flags]
    .join(" ")
    .split(/[\s,]+/)
    .filter((name) => name !== "");
  const invalid = names.find((name) => !/^(\[?[0-9a-f:]+\]?|[a-z0-9_.-]+)$/i.test(name));
  return invalid === undefined
    ? names
    : exitWithError(`--allow-host takes a name such as demo.example.org, not "${invalid}".`, 2);
}

/** The response to a request for another host. */
export const unknownHostMessage =
  "This server does not answer for the host of this request. Open it as localhost, or start it with --allow-host NAME (or ALLOWED_HOSTS=NAME).\n";
