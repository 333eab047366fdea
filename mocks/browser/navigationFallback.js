/*
 * The first lines of the demo's service worker; MSW's worker follows. A plain static server has no file for most
 * addresses of the portal: page loads that it answers with 404 get the portal's page instead.
 */
addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate" || event.request.method !== "GET") return;
  event.stopImmediatePropagation();
  event.respondWith(fetch(event.request).then((response) => (response.status === 404 ? fetch("/") : response)));
});
