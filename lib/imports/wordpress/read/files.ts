import { createReadStream, realpathSync, statSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { Invalid } from "@/lib/errors";

/** The uploads folder of WordPress. Nothing outside it is ever read. */
export class UploadsFolder {
  private constructor(private readonly root: string) {}

  /** @throws Invalid when it is no folder */
  static open(folder: string): UploadsFolder {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (!found?.isDirectory()) throw new Invalid(`The uploads folder ${folder} does not exist.`);
    return new UploadsFolder(realpathSync(folder));
  }

  /**
   * Finds a file by its address or its path on the server of the site: `…/uploads/` is this folder, or else the folder
   * is a part of it. Null when there is no such file here.
   */
  find(address: string | null | undefined): string | null {
    const parts = partsOf(address ?? "");
    const starts = [parts.lastIndexOf("uploads") + 1, parts.length - 3, parts.length - 2];
    for (const start of starts) {
      const relative = start > 0 ? parts.slice(start).join("/") : "";
      if (relative !== "" && this.has(relative)) return relative;
    }
    return null;
  }

  open(relative: string): Readable {
    return createReadStream(path.join(this.root, relative));
  }

  /** Links that lead out of the folder count as missing. */
  private has(relative: string): boolean {
    const file = path.join(this.root, relative);
    try {
      return statSync(file).isFile() && realpathSync(file).startsWith(this.root + path.sep);
    } catch {
      return false; // it is missing, or may not be read
    }
  }
}

/** Empty for addresses that climb. */
function partsOf(address: string): string[] {
  const [plain = ""] = address.replaceAll("\\", "/").split(/[?#]/);
  const parts = decoded(plain)
    .split("/")
    .filter((part) => part !== "" && part !== ".");
  return parts.includes("..") || address.includes("\0") ? [] : parts;
}

function decoded(text: string): string {
  if (!/^https?:/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a percent sign of its own
  }
}
