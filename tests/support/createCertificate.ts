import { execFileSync } from "node:child_process";

/** Creates a self-signed certificate for localhost with openssl, and writes its key and itself into two files. */
export function createCertificate(keyFile: string, certificateFile: string, validDays: number): void {
  const options: Readonly<Record<string, string>> = {
    "-newkey": "ec",
    "-pkeyopt": "ec_paramgen_curve:prime256v1",
    "-days": String(validDays),
    "-subj": "/CN=localhost",
    "-addext": "subjectAltName=DNS:localhost",
    "-keyout": keyFile,
    "-out": certificateFile,
  };
  execFileSync("openssl", ["req", "-x509", "-nodes", ...Object.entries(options).flat()], { stdio: "ignore" });
}
