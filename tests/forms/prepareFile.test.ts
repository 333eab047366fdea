import { expect, test } from "vitest";
import { prepareFile } from "../../src/forms/attachments/prepareFile.ts";
import { documentUploadFile as maxFileBytes } from "../../src/generated/maxLengths.ts";

const contents = {
  png: "\x89PNG\r\n\x1A\n",
  jpeg: "\xFF\xD8\xFF\xE0",
  pdf: "%PDF-1.7",
  mp4: "\0\0\0\x20ftypisom",
  gif: "GIF89a",
  heic: "\0\0\0\x18ftypheic",
  page: "<!doctype html><title>PDF</title>",
};

const createFile = (content: string, name: string, type: string): File =>
  new File([Buffer.from(content, "latin1")], name, { type, lastModified: 1 });

test.for([
  ["qəbz.PDF", "application/pdf", contents.pdf],
  ["şəkil.jpeg", "image/jpeg", contents.jpeg],
  ["şəkil.png", "image/png", contents.png],
] as const)("leaves %j as it is", async ([name, type, content]) => {
  const file = createFile(content, name, type);
  expect(await prepareFile(file)).toBe(file);
});

test.for([
  ["a JPEG image with the name of a PNG image", "şəkil.png", "image/png", contents.jpeg, "şəkil.png.jpg", "image/jpeg"],
  ["a JPEG image as Windows names it", "şəkil.jfif", "image/jpeg", contents.jpeg, "şəkil.jfif.jpg", "image/jpeg"],
  ["a type that the system does not know", "video.mp4", "", contents.mp4, "video.mp4", "video/mp4"],
  ["a name without an extension", "skan", "", contents.pdf, "skan.pdf", "application/pdf"],
] as const)("corrects %s", async ([_label, name, type, content, preparedName, preparedType]) => {
  const file = createFile(content, name, type);
  const prepared = await prepareFile(file);
  expect(prepared).toMatchObject({ name: preparedName, type: preparedType, size: file.size, lastModified: 1 });
});

/** Returns a file that was moved after it was chosen: a browser cannot read it. */
function createMovedFile(): File {
  const file = createFile(contents.pdf, "a.pdf", "application/pdf");
  const readError = new DOMException("The requested file could not be read", "NotReadableError");
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(readError) });
  return file;
}

test.for([
  ["unreadable", createMovedFile()],
  ["empty", createFile("", "a.pdf", "application/pdf")],
  ["type", createFile(contents.page, "a.pdf", "application/pdf")],
  ["type", createFile(contents.gif, "a.gif", "image/gif")],
  ["type", createFile(contents.heic, "IMG_0012.HEIC", "image/heic")],
  ["size", createFile(`${contents.pdf}${" ".repeat(maxFileBytes)}`, "a.pdf", "application/pdf")],
] as const)("rejects for the reason %j", async ([reason, file]) => {
  expect(await prepareFile(file)).toBe(reason);
});

test("rejects a type of the contract that the form does not accept", async () => {
  const video = createFile(contents.mp4, "hesabat.mp4", "video/mp4");
  expect(await prepareFile(video)).toBe(video);
  expect(await prepareFile(video, ["application/pdf"])).toBe("type");
});
