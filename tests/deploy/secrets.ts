import { requestSite, type SiteRequest } from "./siteRequest.ts";
import { waitForLog, type NginxSite } from "./nginxSite.ts";

/** Sends secrets in every place that the contract allows, and in malformed requests. */
export async function sendSecrets(site: NginxSite): Promise<void> {
  const requests: readonly SiteRequest[] = [
    { path: "/api/public/auth/refresh-token?refreshToken=SECRET-3", method: "POST" },
    { path: "/api/user/public/activation/SECRET-4", method: "PUT" },
    { path: "/api/user/public/pass-validation?pass=SECRET-5" },
    { path: "/api/user/details", headers: { Authorization: "Bearer SECRET-6" } },
    { path: "/api/posts/public", headers: { Referer: `${site.origin}/asan-login?code=SECRET-7` } },
    { path: "/assets/gone.js?token=SECRET-8" },
    { path: "/api/public/auth/login?password=SECRET-9", method: "POST", headers: { Origin: "https://evil.example" } },
    { path: `/api/public/auth/v2/login/asan?code=SECRET-10&x=${"y".repeat(20_000)}`, method: "POST" },
    { path: "/%?token=SECRET-11" },
    { path: "/ws?token=SECRET-12" },
    { path: "//api/user//public/activation/SECRET-14", method: "PUT" },
    ...[
      "/%61pi/user/public/activation/SECRET-15",
      "/api/./user/public/activation/SECRET-16",
      "/api/user/x/../public/activation/SECRET-17",
      "/api/user/public/%61ctivation/SECRET-18",
      "/API/user/public/activation/SECRET-19",
      "/home%3Fcode=SECRET-20",
      "/home;token=SECRET-21",
      "/api/user/details%3Ftoken=SECRET-22",
      "/api/user/details;token=SECRET-23",
      "/%61pi/user/public/activation/SECRET-24%zz",
      "/api/user/public/activation%2FSECRET-25",
      "//%61pi//user/.//public/%61ctivation/SECRET-26?x",
      "/api/user/public/activation/%53ECRET-27",
      "/home%253Fcode=SECRET-28",
      "/api/user/details%253Ftoken=SECRET-29",
    ].map((path) => ({ path })),
  ];
  for (const request of requests) {
    await requestSite(site, request);
    await requestSite(site, { ...request, usesPlainHttp: true });
    // nginx closes the connection of a request for an unknown host.
    await requestSite(site, { ...request, headers: { ...request.headers, Host: "evil.example" } }).catch(
      () => undefined,
    );
  }
  await requestSite(site, { path: "/asan-login?code=SECRET-13", usesPlainHttp: true });
}

/** Waits until the log is complete, and returns the secrets in it. */
export async function findLoggedSecrets(site: NginxSite): Promise<string[]> {
  const marker = `/marker-${Math.random().toString(36).slice(2)}`;
  await requestSite(site, { path: marker });
  if (!(await waitForLog(site, marker))) throw new Error("nginx has not logged the last request.");
  return [...new Set(site.readLogs().match(/SECRET-\d+/g))];
}
