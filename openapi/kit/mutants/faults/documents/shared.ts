import type { Caller } from "../../caller.ts";

const pngHeader = Buffer.from("89504e470d0a1a0a0000000d49484452000000ff80fe", "hex");

/** Uploads a picture of 70 KB and downloads it. Resolves to what was received. */
export const uploadAndRead = async ({ upload, call }: Caller, name = "scan.png"): Promise<unknown> => {
  const bytes = Buffer.concat([pngHeader, Buffer.alloc(70_000, 7)]);
  const stored = await upload("citizen", new File([bytes], name, { type: "image/png" }));
  const read = await call("downloadDocument", { as: "citizen", path: Number(stored.at("id")) });
  return [
    stored.at("fileName"),
    stored.at("size"),
    read.bytes.length,
    Buffer.from(read.bytes.slice(0, 24)).toString("hex"),
  ];
};
