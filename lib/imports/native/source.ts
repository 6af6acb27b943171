import "server-only";
import { Unprocessable } from "@/lib/errors";
import { contentOf } from "@/lib/imports/native/content";
import { readNative } from "@/lib/imports/native/read";
import { openAddress } from "@/lib/imports/native/open-address";
import type { ImportSource } from "@/lib/imports/source";

/** Our own exports, and those of the plugin: a JSON file, or a ZIP file with the files of the board. */
export const nativeSource: ImportSource = {
  read: async (session, onProgress) => {
    const { open } = await contentOf(session);
    return readNative(open, () => onProgress(0));
  },
  openFile: async (session, file) => {
    const { openFile } = await contentOf(session);
    if (!openFile) throw new Unprocessable("The file did not come along.");
    return openFile(file);
  },
  openAddress: async (_, address) => openAddress(address),
};
