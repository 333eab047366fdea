/*
 * The first lines of the demo's service worker; MSW's worker follows. A plain static server has no file for most
 * addresses of the portal: page loads that it answers with 404 get the portal's page instead, with 404 only for an address
 * that does not exist. The build writes the pattern.
 */
const knownPaths = new RegExp("KNOWN_PATHS", "i");

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate" || event.request.method !== "GET") return;
  event.stopImmediatePropagation();
  event.respondWith(respond(event.request));
});

async function respond(request) {
  const response = await fetch(request);
  if (response.status !== 404) return response;
  const page = await fetch("/");
  const isKnown = knownPaths.test(new URL(request.url).pathname);
  return isKnown ? page : new Response(page.body, { status: 404, headers: page.headers });
}
