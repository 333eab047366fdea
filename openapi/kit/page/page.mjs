// Sends the requests of the forms on the contract page, and filters its operations. Texts are only set as text.

const settings = document.querySelector("#settings");
const operations = [...document.querySelectorAll(".operation")];

settings.addEventListener("submit", (event) => event.preventDefault());
settings.querySelector("#filter").addEventListener("input", ({ target }) => {
  const words = target.value.toLowerCase().split(/\s+/);
  for (const operation of operations) {
    const text = `${operation.id} ${operation.querySelector("summary").textContent}`.toLowerCase();
    operation.hidden = !words.every((word) => text.includes(word));
  }
  for (const section of document.querySelectorAll("section:has(.operation)"))
    section.hidden = section.querySelector(".operation:not([hidden])") === null;
  const { length } = operations.filter(({ hidden }) => !hidden);
  document.querySelector("#found").textContent = `Operations found: ${length}`;
});

for (const operation of operations) {
  operation.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    void send(event.currentTarget);
  });
}

/** Sends the request of a form, and shows its response below it. */
async function send(form) {
  const output = form.querySelector("output");
  const { url, init } = createRequest(form);
  output.textContent = `${init.method} ${url} …`;
  try {
    const response = await fetch(url, init);
    const type = response.headers.get("content-type") ?? "";
    const body = /json|text/.test(type) ? await response.text() : `${(await response.blob()).size} bytes of ${type}`;
    output.textContent = `${init.method} ${url}\n${response.status} ${response.statusText}\n${formatBody(body)}`;
  } catch (error) {
    output.textContent = `${init.method} ${url}\n${error.message}`;
  }
}

function createRequest(form) {
  const values = [...form.querySelectorAll("input[data-in]")].filter(({ value }) => value !== "");
  const valuesIn = (place) =>
    values.filter((input) => input.dataset.in === place).map(({ name, value }) => [name, value]);
  const path = valuesIn("path").reduce(
    (target, [name, value]) => target.replace(`{${name}}`, encodeURIComponent(value)),
    form.dataset.path,
  );
  const query = new URLSearchParams(valuesIn("query"));
  const body = form.querySelector("textarea")?.value;
  const token = document.querySelector("#token").value.trim();
  const headers = new Headers(valuesIn("header"));
  if (token !== "" && form.dataset.bearer !== "none") headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  return {
    url: `/api${path}${query.size > 0 ? `?${query}` : ""}`,
    init: { method: form.dataset.method, headers, ...(body !== undefined && { body }), credentials: "same-origin" },
  };
}

function formatBody(text) {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
