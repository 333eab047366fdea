import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A certificate for this machine, and the fingerprint by which one browser takes it for a good one. */
export type Certificate = { key: string; cert: string; fingerprint: string };

/** The certificate of measurements, made once with openssl. A browser that distrusts it would keep nothing for a second visit. */
export function readOrCreateCertificate(folder: string): Certificate {
  const [key, cert] = [join(folder, "bench.key"), join(folder, "bench.crt")];
  if (!existsSync(cert) || Date.parse(new X509Certificate(readFileSync(cert)).validTo) < Date.now()) {
    mkdirSync(folder, { recursive: true });
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "30",
        "-subj",
        "/CN=localhost",
        "-addext",
        "subjectAltName=DNS:localhost",
        "-keyout",
        key,
        "-out",
        cert,
      ],
      { stdio: "ignore" },
    );
  }
  const text = readFileSync(cert, "utf8");
  const spoken = new X509Certificate(text).publicKey.export({ type: "spki", format: "der" });
  return {
    key: readFileSync(key, "utf8"),
    cert: text,
    fingerprint: createHash("sha256").update(spoken).digest("base64"),
  };
}
