import type { NamedValues, SecretRegistry } from "./secretRegistry.ts";

/** A request as it is sent. `body` is its text; `form` are the fields of a multipart body. */
export type SentRequest = {
  method: string;
  /** Without the query. */
  url: string;
  query: readonly (readonly [name: string, value: string])[];
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  form: Readonly<Record<string, string | File>> | undefined;
  /** The content of the file in `form`. */
  fileBytes?: Uint8Array | undefined;
};

/** A text of at least this length is not an argument, because systems limit the length of arguments. */
const maxArgumentLength = 8000;

/** Quotes a text for a POSIX shell; secrets become variables. */
const quote = (secrets: SecretRegistry, namedValues: NamedValues, text: string): string =>
  `"${secrets
    .split(text, namedValues)
    .map((part, index, parts) => {
      if ("text" in part) return quoteLiteral(part.text);
      const next = parts[index + 1];
      const isFollowedByName = next !== undefined && "text" in next && /^\w/.test(next.text);
      return isFollowedByName ? `\${${part.name}}` : `$${part.name}`;
    })
    .join("")}"`;

// An interactive shell replaces an exclamation mark in double quotes.
const quoteLiteral = (text: string): string => text.replaceAll(/["\\`$]/g, String.raw`\$&`).replaceAll("!", `"'!'"`);

/** Returns a command that writes a text, in which long runs of one ASCII character are not spelt out. */
function createWriter(quoted: (text: string) => string, text: string): string {
  const parts = text
    .split(/(([\n -~])\2{999,})/)
    // The captured character follows each run.
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) =>
      index % 2 === 0
        ? `printf %s ${quoted(part)}`
        : `head -c ${part.length} /dev/zero | tr '\\0' ${quoted(part.charAt(0))}`,
    )
    .filter((part) => part !== 'printf %s ""');
  return `{ ${parts.join("; ")}; }`;
}

/** Returns the content of the first file of a multipart body. */
export async function readFormFile(form: SentRequest["form"]): Promise<Uint8Array | undefined> {
  const file = Object.values(form ?? {}).find((value) => value instanceof File);
  return file && new Uint8Array(await file.arrayBuffer());
}

/** So many zeros at the end of a file are not spelt out. */
const maxSpeltZeros = 2000;

/** Returns a command that writes the bytes of a file. */
function createFileWriter(bytes: Uint8Array): string {
  const length = bytes.findLastIndex((byte) => byte !== 0) + 1;
  const zeroCount = bytes.length - length;
  const write = (part: Uint8Array): string => `printf %s "${Buffer.from(part).toString("base64")}" | base64 -d`;
  if (zeroCount <= maxSpeltZeros) return write(bytes);
  const writeZeros = `head -c ${zeroCount} /dev/zero`;
  return length === 0 ? writeZeros : `{ ${write(bytes.subarray(0, length))}; ${writeZeros}; }`;
}

/**
 * Returns a command that repeats a request when it is pasted into a shell. Secrets are variables, such as `$CONTRACT_TOKEN`,
 * each with a name of its own.
 * A file and a long body come from the standard input.
 */
export function createCurlCommand(
  { method, url, query, headers, body, form, fileBytes }: SentRequest,
  secrets: SecretRegistry,
): string {
  const namedValues: NamedValues = new Map();
  const quoted = (text: string): string => quote(secrets, namedValues, text);
  // A variable contains the plain value, which curl has to encode when it has other characters.
  const isEncodedByCurl = ([, value]: readonly [string, string]): boolean =>
    encodeURIComponent(value) !== value && secrets.split(value).some((part) => "name" in part);
  const plainQuery = new URLSearchParams(query.filter((entry) => !isEncodedByCurl(entry)).map(([...entry]) => entry));
  const isLong = body !== undefined && body.length > maxArgumentLength;
  const file = Object.values(form ?? {}).find((value) => value instanceof File);
  const writer = isLong ? createWriter(quoted, body) : fileBytes && createFileWriter(fileBytes);
  return [
    ...(writer === undefined ? [] : [`${writer} |`]),
    `curl -i -X ${method}`,
    quoted(plainQuery.size === 0 ? url : `${url}?${plainQuery.toString()}`),
    ...query.filter(isEncodedByCurl).map(([name, value]) => `--url-query ${quoted(`${name}=${value}`)}`),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(value === "" ? `${name};` : `${name}: ${value}`)}`),
    ...(body === undefined ? [] : [isLong ? "--data-binary @-" : `--data-raw ${quoted(body)}`]),
    ...Object.entries(form ?? {}).map(([name, value]) =>
      value instanceof File
        ? `-F ${quoted(`${name}=@${value === file ? "-" : value.name};filename=${value.name};type=${value.type}`)}`
        : `--form-string ${quoted(`${name}=${value}`)}`,
    ),
  ].join(" ");
}
