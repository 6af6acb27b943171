import { onlyFile } from "@/lib/attachments/uploads";
import { isSiteAdmin } from "@/lib/boards/policy";
import { route } from "@/lib/http/route";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { prepareImportChunk, storeImportChunk } from "@/lib/imports/uploads/chunk";
import { importChunkIn } from "@/lib/imports/uploads/files";
import { ImportChunk } from "@/lib/imports/uploads/inputs";
import { settleFiles } from "@/lib/storage/ledger";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: findNothing,
    allow: isSiteAdmin,
    files: importChunkIn("chunk"),
    input: ImportChunk,
    prepare: ({ files, input, user }) => prepareImportChunk(input, onlyFile(files), user),
    settle: (assembled, work) => settleFiles(assembled ? [assembled.whole] : [], work),
    run: ({ files, input, prepared, user }) => storeImportChunk(input, { file: onlyFile(files), prepared }, user),
    reply: ({ index, isComplete, fileName }) => ({ chunkIndex: index, isComplete, filePath: fileName }),
  }),
});
