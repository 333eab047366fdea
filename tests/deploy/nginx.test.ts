import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  cacheRules,
  contentSecurityPolicy,
  nonPagePolicy,
  securityHeaders,
  transportSecurityHeaders,
} from "../../deploy/headers.ts";
import { nginxConf, placeholders } from "../../deploy/nginx/nginxConf.ts";
import { sensitivePaths } from "../../deploy/sensitivePaths.ts";

const html = "<script>let a</script>";
const folder = mkdtempSync(join(tmpdir(), "portal-nginx-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The configuration as start.sh writes it, or what it says against it. */
function writtenConfiguration(environment: Readonly<Record<string, string>>): string {
  for (const tls of [false, true])
    writeFileSync(join(folder, tls ? "nginx-tls.conf" : "nginx.conf"), nginxConf({ html, terminatesTls: tls }));
  copyFileSync(join(import.meta.dirname, "../../deploy/container/start.sh"), join(folder, "start.sh"));
  try {
    execFileSync("sh", [join(folder, "start.sh"), "write"], {
      env: { PATH: process.env["PATH"], RUN: join(folder, "run"), ...environment },
      stdio: "pipe",
    });
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr).trim();
  }
  return readFileSync(join(folder, "run/nginx.conf"), "utf8");
}

describe.each([false, true])("the configuration of nginx, with TLS: %s", (tls) => {
  const conf = nginxConf({ html, terminatesTls: tls });

  it("sends every header of the one list, once", () => {
    for (const [name, value] of Object.entries({ ...securityHeaders, ...transportSecurityHeaders }))
      expect(conf.split(`more_set_headers "${name}: ${value}";`)).toHaveLength(2);
    expect(conf).toContain(`"${contentSecurityPolicy({ html, upgradeInsecureRequests: true })}"`);
    expect(conf).toContain(`default "${nonPagePolicy}";`);
    for (const [, value] of cacheRules) expect(conf).toContain(`"${value}"`);
    // A location with an add_header of its own would lose all the others.
    expect(conf).not.toContain("add_header ");
  });

  it("logs nothing in which a query, a Referer or a token could stand", () => {
    const [, format = ""] = /log_format \w+ .*?'(.*)';/.exec(conf) ?? [];
    expect(format).toContain("$logged_path");
    expect(format).not.toMatch(/\$(request|request_uri|uri|args|query_string|arg_\w+|http_\w+|upstream_http_\w+)\b/);
    expect(conf).toContain("error_log stderr emerg;");
  });

  it("leaves no blank that start.sh does not fill in", () => {
    const blanks = new Set([...conf.matchAll(/@([A-Z_]+)@/g)].map(([, name = ""]) => name));
    expect([...blanks].filter((name) => !(placeholders as readonly string[]).includes(name))).toEqual([]);
    expect(writtenConfiguration(tls ? { CERTIFICATES: "/etc/portal/certificates" } : {})).not.toMatch(/@[A-Z_]+@/);
  });

  it("reaches the stand-ins of the embedded service only when that is asked for", () => {
    for (const place of ["location ^~ /identity/ {", "location ^~ /payment/ {"]) {
      expect(conf).not.toContain(place);
      expect(nginxConf({ html, terminatesTls: tls, hasStubPages: true })).toContain(place);
    }
  });
});

describe("start.sh", () => {
  it("asks a service that is reached by TLS by its own name, and proves it", () => {
    const conf = writtenConfiguration({ SERVICE: "https://api.example.org/base/", SOCKET: "/base/ws" });
    expect(conf).toContain("server api.example.org:443;");
    expect(conf).toContain("proxy_pass https://service/base/;");
    expect(conf).toContain("proxy_pass https://service/base/ws;");
    expect(conf).toContain("proxy_set_header Host api.example.org;");
    expect(conf).toContain("proxy_ssl_verify on;");
  });

  it("limits by address only where it knows the address", () => {
    expect(writtenConfiguration({})).toContain('limit_req_zone "" zone');
    expect(writtenConfiguration({ TRUSTED_PROXIES: "10.0.0.0/8 fd00::/8" })).toMatch(
      /set_real_ip_from 10\.0\.0\.0\/8; set_real_ip_from fd00::\/8;[^]*limit_req_zone \$binary_remote_addr zone/,
    );
    expect(writtenConfiguration({ CERTIFICATES: "/c", LISTEN: "443 [::]:443" })).toMatch(
      /limit_req_zone \$binary_remote_addr zone[^]*listen 443 ssl http2; listen \[::\]:443 ssl http2;/,
    );
  });

  it.each([
    [
      { SERVICE: "ftp://example.org" },
      '✗ SERVICE takes an address such as https://host/base, not "ftp://example.org".',
    ],
    [{ SERVICE: "http://a;evil/" }, '✗ SERVICE names no host: "http://a;evil/".'],
    [{ SERVICE: "http://host/$x" }, "✗ SERVICE and SOCKET take plain paths."],
    [{ TRUSTED_PROXIES: "everybody;" }, '✗ TRUSTED_PROXIES takes networks such as 10.0.0.0/8, not "everybody;".'],
    [{ LISTEN: "80;x" }, '✗ LISTEN takes ports or addresses with ports, not "80;x".'],
  ])("%j is told in one sentence", (environment, sentence) => {
    expect(writtenConfiguration(environment)).toBe(sentence);
  });
});

describe("paths that no log may hold", () => {
  it("are found in the contract by its own mark, and end where the secret begins", () => {
    expect(sensitivePaths()).toContainEqual({
      pattern: "/+user/+public/+activation/+",
      masked: "/user/public/activation/***",
    });
    const secret = { parameters: [{ name: "key", in: "path", "x-sensitive": true }] };
    expect(
      sensitivePaths({
        "/a/{id}/b/{key}/c": { get: secret },
        "/a/{id}": { get: { parameters: [{ name: "id", in: "path" }] } },
      }),
    ).toEqual([{ pattern: "/+a/+[^/?]+/+b/+", masked: "/a/*/b/***" }]);
  });
});
