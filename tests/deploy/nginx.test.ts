import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import {
  cacheRules,
  createContentSecurityPolicy,
  nonPagePolicy,
  securityHeaders,
  transportSecurityHeaders,
} from "../../deploy/headers.ts";
import { createNginxConf, placeholders } from "../../deploy/nginx/nginxConf.ts";
import { createMethodMaps, limitedCalls, networkPatterns } from "../../deploy/nginx/requestMaps.ts";
import { removedRequestHeaders } from "../../deploy/nginx/serverBlock.ts";
import { fileTimeoutMs } from "../../src/api/sendRequest.ts";
import type { OpenApiDocument } from "../../openapi/kit/contract/document.ts";
import { listSensitivePaths } from "../../deploy/sensitivePaths.ts";
import { isProgramAvailable } from "../support/isProgramAvailable.ts";
import { proxyHeaderNames } from "./abuseChecks.ts";
import contract from "../../mocks/generated/contract.json" with { type: "json" };

const html = "<script>let a</script>";
const folder = mkdtempSync(join(tmpdir(), "portal-nginx-"));
afterAll(() => rmSync(folder, { recursive: true }));
for (const tls of [false, true])
  writeFileSync(join(folder, tls ? "nginx-tls.conf" : "nginx.conf"), createNginxConf({ html, terminatesTls: tls }));
copyFileSync(join(import.meta.dirname, "../../deploy/container/start.sh"), join(folder, "start.sh"));

/** Returns the configuration that start.sh writes, or its error message. */
const runStartScript = (environment: Readonly<Record<string, string>>): string => {
  const { conf, status, messages } = writeConf(environment);
  return status === 0 ? conf : messages;
};

/** Runs start.sh, and returns what it writes and its messages. */
function writeConf(environment: Readonly<Record<string, string>>): {
  conf: string;
  status: number | null;
  messages: string;
} {
  const { status, stderr } = spawnSync("sh", [join(folder, "start.sh"), "write"], {
    env: { PATH: process.env["PATH"], RUN: join(folder, "run"), ...environment },
    encoding: "utf8",
  });
  const conf = status === 0 ? readFileSync(join(folder, "run/nginx.conf"), "utf8") : "";
  return { conf, status, messages: stderr.trim() };
}

describe.each([false, true])("the nginx configuration, with TLS: %s", (tls) => {
  const conf = createNginxConf({ html, terminatesTls: tls });

  it("sets each header once", () => {
    for (const [name, value] of Object.entries({ ...securityHeaders, ...transportSecurityHeaders }))
      expect(conf.split(`more_set_headers "${name}: ${value}";`)).toHaveLength(2);
    expect(conf).toContain(`"${createContentSecurityPolicy({ html, upgradeInsecureRequests: true })}"`);
    expect(conf).toContain(`default "${nonPagePolicy}";`);
    for (const [, value] of cacheRules) expect(conf).toContain(`"${value}"`);
    // An add_header in a location removes all inherited ones.
    expect(conf).not.toContain("add_header ");
  });

  it("logs no variable that may hold a query, a Referer or a token", () => {
    const [, format = ""] = /log_format \w+ .*?'(.*)';/.exec(conf) ?? [];
    expect(format).toContain("$logged_path");
    expect(format).not.toMatch(/\$(request|request_uri|uri|args|query_string|arg_\w+|http_\w+|upstream_http_\w+)\b/);
    expect(conf).toContain("error_log stderr emerg;");
  });

  it("logs which address of the backend was asked, and how long it took to connect and to answer", () => {
    const [, format = ""] = /log_format \w+ .*?'(.*)';/.exec(conf) ?? [];
    for (const name of ["addr", "connect_time", "header_time"]) expect(format).toContain(`"$upstream_${name}"`);
  });

  it("logs whether it could send the whole response, which has its status before its body", () => {
    const [, format = ""] = /log_format \w+ .*?'(.*)';/.exec(conf) ?? [];
    expect(format).toContain('"status":$status,"complete":"$request_completion"');
  });

  it("keeps of the API only what the backend calls public", () => {
    const [, pattern = ""] =
      /map \$upstream_http_cache_control \$api_cache_control \{\s*"~\*(.*)" \$upstream_http_cache_control;\s*default "no-store";/.exec(
        conf,
      ) ?? [];
    const isKept = (value: string): boolean => new RegExp(pattern, "i").test(value);
    const kept = ["public, no-cache", "Public, max-age=60", "public", "no-cache, public", "max-age=60,public"];
    expect(kept.filter((value) => !isKept(value))).toEqual([]);
    const refused = [
      "",
      "no-store",
      "private, no-cache",
      "no-cache",
      "publicly",
      "x-public",
      "public, no-store",
      "public, private",
    ];
    expect(refused.filter(isKept)).toEqual([]);
    // Before the rule for everything else of the API.
    expect(conf.indexOf("$api_cache_control;")).toBeLessThan(conf.indexOf("/(api|ws|identity|payment)"));
  });

  it("has no placeholder that start.sh does not replace", () => {
    const used = new Set([...conf.matchAll(/@([A-Z_]+)@/g)].map(([, name = ""]) => name));
    expect([...used].filter((name) => !(placeholders as readonly string[]).includes(name))).toEqual([]);
    expect(runStartScript(tls ? { CERTIFICATES: "/etc/portal/certificates" } : {})).not.toMatch(/@[A-Z_]+@/);
  });

  it("proxies the stub pages only on demand", () => {
    for (const location of ["location ^~ /identity/ {", "location ^~ /payment/ {"]) {
      expect(conf).not.toContain(location);
      expect(createNginxConf({ html, terminatesTls: tls, hasStubPages: true })).toContain(location);
    }
  });
});

it("the backend gets no header of proxies as a client writes it", () => {
  const conf = createNginxConf({ html });
  const isReplaced = (name: string): boolean => conf.includes(`proxy_set_header ${name} `);
  const isRemoved = (name: string): boolean =>
    removedRequestHeaders.some((each) => (each.endsWith("*") ? name.startsWith(each.slice(0, -1)) : name === each));
  expect(proxyHeaderNames.filter((name) => !isReplaced(name) && !isRemoved(name))).toEqual([]);
  // nginx makes the value of this one from that of the client.
  expect(isRemoved("X-Forwarded-For")).toBe(false);
});

describe("start.sh", () => {
  it("connects to a TLS backend by its name and verifies its certificate", () => {
    const conf = runStartScript({ BACKEND_URL: "https://api.example.org/base/", SOCKET: "/base/ws" });
    expect(conf).toContain("server api.example.org:443 max_fails=5 fail_timeout=2s;");
    expect(conf).toContain("proxy_pass https://backend/base/;");
    expect(conf).toContain("proxy_pass https://backend/base/ws;");
    expect(conf).toContain("proxy_set_header Host api.example.org;");
    expect(conf).toContain("proxy_ssl_verify on;");
    // As the listener, the gateway and the renderer.
    expect(conf).toContain("proxy_ssl_protocols TLSv1.2 TLSv1.3;");
  });

  it.each([
    ["https://api.example.org:8443/base", "api.example.org:8443"],
    ["https://api.example.org:443/base", "api.example.org"],
  ])("names the port of the TLS backend %s as the gateway does, and verifies the name", (url, host) => {
    const conf = runStartScript({ BACKEND_URL: url });
    expect(new URL(url).host).toBe(host);
    expect(conf).toContain(`proxy_set_header Host ${host};`);
    expect(conf).toContain("proxy_ssl_name api.example.org;");
  });

  it("answers only for the configured hosts, which are those of this machine by default", () => {
    for (const environment of [{}, { CERTIFICATES: "/c" }]) {
      const blocks = runStartScript(environment)
        .split(/\n {2}server \{/)
        .slice(1);
      const isUnknown = (block: string): boolean => block.includes('server_name "";') && block.includes("return 444;");
      expect(
        blocks
          .filter((block) => !isUnknown(block))
          .every((block) => block.includes("server_name localhost 127.0.0.1;")),
      ).toBe(true);
      // For each address, the block for unknown hosts comes first, which makes it the default.
      for (const [listen] of runStartScript(environment).matchAll(/listen [^;]+;/g))
        expect(isUnknown(blocks.find((block) => block.includes(listen)) ?? "")).toBe(true);
    }
    expect(runStartScript({ SERVER_NAMES: "portal.example.org [2001:db8::7]" })).toContain(
      "server_name portal.example.org [2001:db8::7];",
    );
  });

  it.each([
    ["security@example.org", "mailto:security@example.org"],
    ["mailto:security@example.org", "mailto:security@example.org"],
    ["https://example.org/report", "https://example.org/report"],
  ])("writes security.txt for %s, valid for at most a year", (environment, contact) => {
    runStartScript({ SECURITY_CONTACT: environment });
    const text = readFileSync(join(folder, "run/security.txt"), "utf8");
    expect(text).toMatch(new RegExp(`^Contact: ${contact}\nExpires: \\d{4}-\\d\\d-\\d\\dT00:00:00Z\n`));
    const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
    expect(days > 170 && days < 365).toBe(true);
    runStartScript({});
    expect(existsSync(join(folder, "run/security.txt"))).toBe(false);
  });

  it("buffers the access log for a second, unless each line is to be written at once", () => {
    expect(runStartScript({})).toContain('access_log "/dev/stdout" safe buffer=64k flush=1s;');
    expect(runStartScript({ LOG_BUFFER: "4k" })).toContain(" safe buffer=4k flush=1s;");
    expect(runStartScript({ LOG_BUFFER: "off" })).toContain('access_log "/dev/stdout" safe;');
    for (const size of ["k", "0k", "64", "6 4k", "1k; access_log off"])
      expect(runStartScript({ LOG_BUFFER: size })).toMatch(/^✗ LOG_BUFFER must be a size/);
  });

  it("stores bodies and rendered pages in the folder for them, and no response", () => {
    for (const environment of [{}, { CERTIFICATES: "/c" }]) {
      const conf = runStartScript({ ...environment, CACHE: join(folder, "cache") });
      expect(conf).toContain(`client_body_temp_path "${join(folder, "cache/body")}";`);
      expect(conf).toContain(`proxy_temp_path "${join(folder, "cache/proxy")}";`);
      expect(conf).toContain("proxy_max_temp_file_size 0;");
      expect(runStartScript(environment)).toContain(`client_body_temp_path "${join(folder, "run/body")}";`);
    }
  });

  it("does not serve the built settings in the place of those that nginx may not read", () => {
    const [, location = ""] = /location = \/config\.json \{([^}]*)\}/.exec(runStartScript({})) ?? [];
    const [, name = "none"] = /error_page 403 = (@\w+);/.exec(location) ?? [];
    expect(runStartScript({})).toContain(`location ${name} { return 503; }`);
  });

  // Root may read every file.
  it.skipIf(process.getuid?.() === 0)("does not start with settings that it may not read", () => {
    const settings = join(folder, "settings");
    mkdirSync(settings);
    writeFileSync(join(settings, "config.json"), "{}", { mode: 0o000 });
    expect(runStartScript({ SETTINGS: settings })).toMatch(/^✗ SETTINGS: \S+ may not read .*config\.json\.$/);
    chmodSync(settings, 0o600);
    expect(runStartScript({ SETTINGS: settings })).toMatch(/^✗ SETTINGS: \S+ may not read the folder .*settings\.$/);
    chmodSync(settings, 0o700);
  });

  it("limits the uploads of one address at the same time", () => {
    const conf = runStartScript({ CERTIFICATES: "/c" });
    expect(conf).toMatch(/limit_conn_zone \S+ zone=uploads:/);
    expect(conf).toMatch(/location = \/api\/documents \{[^\n]* limit_conn uploads 20;/);
  });

  it("waits longer for a file than for another body, and as long as the portal for what the backend says of it", () => {
    for (const environment of [{}, { CERTIFICATES: "/c" }]) {
      const conf = runStartScript(environment);
      expect(conf).toContain("client_body_timeout 10s;");
      const [, location = ""] = /location = \/api\/documents \{([^}]*)\}/.exec(conf) ?? [];
      expect(location).toContain("client_body_timeout 60s;");
      expect(location).toContain(`proxy_read_timeout ${fileTimeoutMs / 1000}s;`);
    }
  });

  it("starts the program of NGINX without this variable, in which nginx would look for sockets", () => {
    runStartScript({});
    const program = join(folder, "program");
    writeFileSync(program, '#!/bin/sh\necho "$0 ${NGINX-unset}"\n', { mode: 0o755 });
    const output = execFileSync("sh", [join(folder, "start.sh")], {
      env: { PATH: process.env["PATH"], RUN: join(folder, "run"), NGINX: program },
      encoding: "utf8",
      stdio: "pipe",
    });
    expect(output).toBe(`${program} unset\n`);
  });

  it("sets the connections of each worker", () => {
    expect(runStartScript({})).toContain("worker_connections 16384;");
    expect(runStartScript({ CONNECTIONS: "60000" })).toContain("worker_connections 60000;");
    for (const connections of ["0", "many", "1k", "1; }"])
      expect(runStartScript({ CONNECTIONS: connections })).toBe(
        `✗ CONNECTIONS must be a number such as 16384, not "${connections}".`,
      );
  });

  it("serves the challenges of a certificate authority over plain HTTP, and nothing else of the settings", () => {
    const [redirects = ""] =
      /server \{(?:(?!server \{)[^])*return 308[^]*?\n {2}\}/.exec(
        runStartScript({ CERTIFICATES: "/c", SETTINGS: "/etc/portal" }),
      ) ?? [];
    expect(redirects).toContain('location ^~ /.well-known/acme-challenge/ { root "/etc/portal/acme";');
    expect(redirects.match(/root /g)).toHaveLength(1);
  });

  it("sets the number of workers", () => {
    expect(runStartScript({})).toContain("worker_processes auto;");
    expect(runStartScript({ WORKERS: "2" })).toContain("worker_processes 2;");
    for (const workers of ["0", "many", "1; }"])
      expect(runStartScript({ WORKERS: workers })).toBe(
        `✗ WORKERS must be a number such as 2, or auto, not "${workers}".`,
      );
  });

  it("does not cache the files that an operator or a start replaces", () => {
    for (const environment of [{}, { CERTIFICATES: "/c" }])
      for (const path of ["/.well-known/security.txt", "/config.json"])
        expect(runStartScript(environment)).toMatch(new RegExp(`location = ${path} \\{[^\n]* open_file_cache off;`));
  });

  it("passes on only the client address when it knows it", () => {
    const sent = (environment: Readonly<Record<string, string>>): string[] =>
      Array.from(
        runStartScript(environment).matchAll(/proxy_set_header X-Forwarded-For (\S+);/g),
        ([, value = ""]) => value,
      );
    expect(new Set(sent({}))).toEqual(new Set(["$proxy_add_x_forwarded_for"]));
    expect(new Set(sent({ TRUSTED_PROXIES: "10.0.0.0/8" }))).toEqual(new Set(["$remote_addr"]));
    expect(new Set(sent({ CERTIFICATES: "/c" }))).toEqual(new Set(["$remote_addr"]));
  });

  it("limits by client address only when it knows the address", () => {
    expect(runStartScript({})).toContain('limit_conn_zone "" zone');
    expect(runStartScript({})).toContain('login(?:[/;]|$)" "";');
    expect(runStartScript({ TRUSTED_PROXIES: "10.0.0.0/8 fd00::/8" })).toMatch(
      /set_real_ip_from 10\.0\.0\.0\/8; set_real_ip_from fd00::\/8;[^]*login[^ ]* \$client_network;[^]*limit_conn_zone \$client_network zone/,
    );
    expect(runStartScript({ CERTIFICATES: "/c", LISTEN: "443 [::]:443" })).toMatch(
      /limit_conn_zone \$client_network zone[^]*listen 443 ssl http2; listen \[::\]:443 ssl http2;/,
    );
  });

  it("takes the address of a client from a trusted proxy, also from one that speaks TLS to nginx", () => {
    for (const environment of [{}, { CERTIFICATES: "/c" }]) {
      expect(runStartScript(environment)).not.toMatch(/set_real_ip_from|real_ip_header/);
      expect(runStartScript({ ...environment, TRUSTED_PROXIES: "10.0.0.0/8" })).toContain(
        "set_real_ip_from 10.0.0.0/8; real_ip_header X-Forwarded-For; real_ip_recursive on;",
      );
    }
  });

  it("says that it limits no client when it does not know the address", () => {
    expect(writeConf({}).messages).toMatch(/^! No limits for each client .*: set TRUSTED_PROXIES .*\.$/);
    for (const environment of [{ TRUSTED_PROXIES: "10.0.0.0/8" }, { CERTIFICATES: "/c" }])
      expect(writeConf(environment)).toMatchObject({ status: 0, messages: "" });
  });

  it("limits all addresses of an IPv6 network together", () => {
    const getNetwork = (address: string): string =>
      networkPatterns.flatMap((pattern) => new RegExp(`^${pattern}`).exec(address) ?? [])[0] ?? address;
    for (const address of ["2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2:0:ffff::"])
      expect(getNetwork(address)).toBe("2001:db8:1:2:");
    expect(getNetwork("2001:db8:1:3::1")).toBe("2001:db8:1:3:");
    for (const address of ["2001:db8::1", "2001:db8::5:6:7:8"]) expect(getNetwork(address)).toBe("2001:db8::");
    expect(getNetwork("::1")).toBe("::");
    for (const address of ["192.0.2.7", "::ffff:192.0.2.7"]) expect(getNetwork(address)).toBe(address);
    const [, map = ""] = /map \$remote_addr \$client_network \{([^]*?)\n {2}\}/.exec(runStartScript({})) ?? [];
    for (const pattern of networkPatterns) expect(map).toContain(`>${pattern})" $network`);
    expect(map).toContain("default $binary_remote_addr;");
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [
      { BACKEND_URL: "ftp://example.org" },
      '✗ BACKEND_URL must be a URL such as https://host/base, not "ftp://example.org".',
    ],
    ...["http://a;evil/", "http://[::1]:4180/api", "https://[2001:db8::7]/api"].map(
      (url): [Readonly<Record<string, string>>, string] => [
        { BACKEND_URL: url },
        `✗ BACKEND_URL must have the name or the IPv4 address of a host, not "${url}".`,
      ],
    ),
    ...["https://user:s3cret@api.example.org/base", "user:s3cret@api.example.org"].map(
      (url): [Readonly<Record<string, string>>, string] => [
        { BACKEND_URL: url },
        "✗ BACKEND_URL must be without a user name and a password.",
      ],
    ),
    [{ SOCKET: "ws" }, '✗ SOCKET must be a path such as /ws, not "ws".'],
    [{ BACKEND_URL: "http://host/$x" }, "✗ BACKEND_URL and SOCKET must be plain paths."],
    [{ TRUSTED_PROXIES: "everybody;" }, '✗ TRUSTED_PROXIES must be networks such as 10.0.0.0/8, not "everybody;".'],
    ...["a;x", "~.*", "portal.example.org:8443", "[::1]:8443"].map(
      (names): [Readonly<Record<string, string>>, string] => [
        { SERVER_NAMES: names },
        `✗ SERVER_NAMES must be host names such as portal.example.org, without a port, not "${names}".`,
      ],
    ),
    ...["127.0.0.1", "renderer", "4190", "[::1]", "renderer:", "renderer:4190;x"].map(
      (renderer): [Readonly<Record<string, string>>, string] => [
        { RENDERER: renderer },
        `✗ RENDERER must be a host with a port, such as 127.0.0.1:4190, not "${renderer}".`,
      ],
    ),
    ...["tel:112", "javascript:x@y", "http://example.org", "nobody", "a b@c"].map(
      (contact): [Readonly<Record<string, string>>, string] => [
        { SECURITY_CONTACT: contact },
        `✗ SECURITY_CONTACT must be an e-mail address or an https URL, not "${contact}".`,
      ],
    ),
    [{ LISTEN: "80;x" }, '✗ LISTEN must be ports or addresses with ports, not "80;x".'],
  ])("rejects %j", (environment, message) => {
    expect(runStartScript(environment)).toBe(message);
  });
});

describe("the checks behind nginx", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const findNone = (): never => {
    throw new Error("This check needs nginx.");
  };

  it("are skipped with a warning where there is none", () => {
    vi.stubEnv("CI", undefined);
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    expect(isProgramAvailable(findNone)).toBe(false);
    expect(warn).toHaveBeenCalledWith("Error: This check needs nginx.");
  });

  it("fail in continuous integration where there is none", () => {
    vi.stubEnv("CI", "true");
    expect(() => isProgramAvailable(findNone)).toThrow("This check needs nginx.");
    expect(isProgramAvailable(() => "/usr/sbin/nginx")).toBe(true);
  });
});

describe("the methods", () => {
  /** Returns whether the map lets a method through. */
  const isAllowed = (maps: string, method: string, path: string): boolean =>
    [...maps.matchAll(/"~(\^\S+ \S*)" 0;/g)].some(([, pattern = ""]) => new RegExp(pattern).test(`${method} ${path}`));

  it("below /api/ are those of the contract, and GET and HEAD elsewhere", () => {
    const conf = createNginxConf({ html });
    for (const [path, item] of Object.entries(contract.paths))
      for (const method of Object.keys(item))
        expect([path, method, isAllowed(conf, method.toUpperCase(), `/api${path}`)]).toEqual([path, method, true]);
    for (const method of ["TRACE", "DELETE"]) expect(isAllowed(conf, method, "/api/posts/public")).toBe(false);
    expect(["GET", "POST"].map((method) => isAllowed(conf, method, "/home"))).toEqual([true, false]);
    expect(conf).toContain('"~^/api/" "GET, HEAD, POST, PUT, OPTIONS";');
  });

  it("follow the contract", () => {
    const maps = createMethodMaps(false, ["DELETE", "PUT"]);
    expect(isAllowed(maps, "DELETE", "/api/drafts/complaint")).toBe(true);
    expect(isAllowed(maps, "POST", "/api/drafts/complaint")).toBe(false);
    expect(maps).toContain('"~^/api/" "GET, HEAD, DELETE, PUT, OPTIONS";');
  });
});

describe("the limit on calls", () => {
  const paths: Readonly<Record<string, Readonly<Record<string, { security?: readonly object[]; responses: object }>>>> =
    contract.paths;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
  );
  const isLimited = (call: { method: string; path: string }): boolean =>
    limitedCalls.some(
      ({ method = call.method, path }) =>
        method === call.method && (call.path === path || call.path.startsWith(`${path}/`)),
    );

  it("covers everything that anybody can change without an account, except what every session needs", () => {
    const isOpen = (security: readonly object[] = []): boolean =>
      security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);
    expect(
      operations
        .filter((call) => call.method !== "GET" && isOpen(call.security) && !isLimited(call))
        .map(({ path }) => path),
      "list a new call under limitedCalls in deploy/nginx/requestMaps.ts",
    ).toEqual(["/public/auth/v2/login/asan", "/public/auth/refresh-token", "/public/auth/sign-out"]);
  });

  it("covers only operations of the contract that may answer 429", () => {
    for (const call of limitedCalls) {
      const covered = operations.filter(
        ({ method, path }) =>
          (call.method ?? method) === method && (path === call.path || path.startsWith(`${call.path}/`)),
      );
      expect([call, covered.length, covered.every(({ responses }) => "429" in responses)]).toEqual([call, 1, true]);
    }
  });
});

describe("listSensitivePaths", () => {
  it("finds the paths with an x-sensitive parameter and masks everything from it on", () => {
    expect(listSensitivePaths()).toContainEqual({
      pattern: "/user/public/activation/",
      masked: "/user/public/activation/***",
    });
    const secret = { name: "key", in: "path", "x-sensitive": true };
    const get = (parameter: object): object => ({ get: { parameters: [parameter], responses: {} } });
    const document = {
      paths: {
        "/a/{id}/b/{key}/c": get(secret),
        "/a/{id}": get({ name: "id", in: "path" }),
        "/shared/{key}": get({ $ref: "#/components/parameters/Key" }),
      },
      components: { parameters: { Key: secret } },
    } as unknown as OpenApiDocument;
    expect(listSensitivePaths(document)).toEqual([
      { pattern: "/a/[^/]+/b/", masked: "/a/*/b/***" },
      { pattern: "/shared/", masked: "/shared/***" },
    ]);
  });
});
