import "server-only";
import { Unprocessable } from "@/lib/errors";
import type { ImportSource } from "@/lib/imports/source";

export const nativeSource: ImportSource = {
  read: async () => {
    throw new Unprocessable("Invalid JSON.");
  },
};
