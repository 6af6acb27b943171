import { z } from "zod";
import type { MoveJson, StorageJson } from "@/lib/storage/move/present";
import type { StorageConfigJson } from "@/lib/storage/settings/present";
import { DRIVERS } from "@/lib/storage/settings/providers";
import { type Answers, done, justDone } from "@/scripts/openapi/answers/shapes";
import { count, flag, Moment, record, text, textOrNull } from "@/scripts/openapi/records/record";

const key = text.describe("Masked.");

const config = record<StorageConfigJson>()(
  "StorageConfig",
  z.object({
    driver: z.enum(DRIVERS),
    access_key: key,
    secret_key: key,
    ...{ bucket: text, region: text, endpoint: text, public_url: text, account_id: text, sub_folder: text },
    regions: z.record(text, text).describe("Those of Amazon S3, by id."),
    is_defined: flag.describe("Whether the environment of the server decides."),
  }),
);

const FileMove = record<NonNullable<MoveJson>>()(
  "FileMove",
  z.object({
    state: z.enum(["running", "done", "canceled", "stopped"]),
    ...{ files_total: count, files_done: count, files_failed: count, bytes_total: count, bytes_done: count },
    problem: textOrNull,
    failures: z.array(
      z.object({
        kind: z.enum(["attachment", "photo", "logo"]),
        id: count.describe("Of the attachment or the person."),
        title: textOrNull,
        reason: text,
      }),
    ),
    started_at: Moment,
    ended_at: Moment.nullable(),
  }),
);
const move = FileMove.nullable();

const storage = record<StorageJson>()(
  "Storage",
  z.object({
    config,
    places: z.array(z.object({ driver: text, bucket: textOrNull, files: count, bytes: count, is_current: flag })),
    move,
  }),
);

export const STORAGE_ANSWERS: Answers = {
  "GET /boards/v2/admin/storage-settings": z.object({ config }),
  "POST /boards/v2/admin/storage-settings": done({ config }),
  "GET /boards-app/v1/storage": z.object({ storage }),
  "POST /boards-app/v1/storage/test": justDone,
  "GET /boards-app/v1/storage/move": z.object({ move }),
  "POST /boards-app/v1/storage/move": done({ move }),
  "DELETE /boards-app/v1/storage/move": done({ move }),
};
