import { describe, expect, it, vi } from "vitest";
import { copyText } from "../../../src/components/sharing/copyText.ts";
import { shareLink } from "../../../src/components/sharing/shareLink.ts";

const link = { title: "Prices", url: "https://portal.example/prices" };
const rejectWith = (name: string) => async (): Promise<void> => {
  throw Object.assign(new Error("rejected"), { name });
};

describe("a link", () => {
  it("is shared with the dialog of the device", async () => {
    const share = vi.fn<() => Promise<void>>(async () => undefined);
    expect(await shareLink(link, { share })).toBe("shared");
    expect(share).toHaveBeenCalledWith(link);
  });

  it("is neither shared nor copied when the person closes the dialog", async () => {
    const writeText = vi.fn<() => Promise<void>>(async () => undefined);
    expect(await shareLink(link, { share: rejectWith("AbortError"), clipboard: { writeText } })).toBe("cancelled");
    expect(writeText).not.toHaveBeenCalled();
  });

  it("is copied without a dialog, or when the dialog fails", async () => {
    const writeText = vi.fn<() => Promise<void>>(async () => undefined);
    expect(await shareLink(link, { clipboard: { writeText } })).toBe("copied");
    expect(await shareLink(link, { share: rejectWith("DataError"), clipboard: { writeText } })).toBe("copied");
    expect(writeText).toHaveBeenCalledWith(link.url);
  });

  it("reports that it could not be copied", async () => {
    expect(await shareLink(link, {})).toBe("failed");
    expect(await shareLink(link, { clipboard: { writeText: rejectWith("NotAllowedError") } })).toBe("failed");
  });
});

describe("a text", () => {
  it("is copied, or reported as not copied when the browser refuses it or has no clipboard", async () => {
    const writeText = vi.fn<() => Promise<void>>(async () => undefined);
    expect(await copyText("M-481", { writeText })).toBe(true);
    expect(writeText).toHaveBeenCalledWith("M-481");
    expect(await copyText("M-481", { writeText: rejectWith("NotAllowedError") })).toBe(false);
    expect(await copyText("M-481", undefined)).toBe(false);
  });
});
