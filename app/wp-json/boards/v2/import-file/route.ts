import { isSiteAdmin } from "@/lib/boards/policy";
import { onlyFile } from "@/lib/attachments/uploads";
import { route } from "@/lib/http/route";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { ALL_FILES } from "@/lib/imports/import-from";
import { ImportFile } from "@/lib/imports/inputs";
import { importFile } from "@/lib/imports/process";
import { jsonFileIn } from "@/lib/imports/uploads/files";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: findNothing,
    allow: isSiteAdmin,
    files: jsonFileIn("file"),
    input: ImportFile,
    run: ({ files, input, user }) => importFile(onlyFile(files), input, ALL_FILES, user),
    reply: ({ boardId }) => ({ message: "Processed and Imported successfully", board_id: boardId, success: true }),
  }),
});
