import "server-only";
import { Unprocessable } from "@/lib/errors";
import { JSON_LIMIT, zipLimit } from "@/lib/imports/uploads/limits";
import { storedUploads } from "@/lib/storage/receive";

export const jsonFileIn = (field: string) =>
  storedUploads(field, { limit: () => JSON_LIMIT, checkName: refuseOtherFiles });

function refuseOtherFiles(name: string) {
  if (!/\.json$/i.test(name)) throw new Unprocessable("Only .json import files are allowed.");
}

/** Browsers call a chunk `blob`. */
export const importChunkIn = (field: string) => storedUploads(field, { limit: zipLimit });
