import { createHash, X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCertificate } from "../support/createCertificate.ts";

/** A certificate, and the fingerprint of its public key, which makes Chromium trust it. */
export type Certificate = { key: string; cert: string; fingerprint: string };

/** Returns the certificate in `folder`; creates it when it is missing or expired. A browser caches nothing from an untrusted site. */
export function readOrCreateCertificate(folder: string): Certificate {
  const [keyFile, certificateFile] = [join(folder, "bench.key"), join(folder, "bench.crt")];
  const isValid = (): boolean => Date.parse(new X509Certificate(readFileSync(certificateFile)).validTo) > Date.now();
  if (!existsSync(certificateFile) || !isValid()) {
    mkdirSync(folder, { recursive: true });
    createCertificate(keyFile, certificateFile, 30);
  }
  const cert = readFileSync(certificateFile, "utf8");
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return {
    key: readFileSync(keyFile, "utf8"),
    cert,
    fingerprint: createHash("sha256").update(publicKey).digest("base64"),
  };
}
