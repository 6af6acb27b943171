import { prepareChunk, receiveChunk, wholeFileOf } from "@/lib/attachments/chunks";
import { ChunkUpload } from "@/lib/attachments/inputs";
import { presentAttachment } from "@/lib/attachments/present";
import { chunkIn, onlyFile } from "@/lib/attachments/uploads";
import { canEditBoard } from "@/lib/boards/policy";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { route } from "@/lib/http/route";
import { settleFiles } from "@/lib/storage/ledger";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    files: chunkIn("chunk"),
    input: ChunkUpload,
    prepare: ({ task, input, files, user }) => prepareChunk(task, input, files, user),
    settle: (assembled, work) => settleFiles(wholeFileOf(assembled), work),
    run: ({ task, input, files, prepared, user }) =>
      receiveChunk(task, input, { file: onlyFile(files), prepared }, user),
    reply: ({ index, attachment }) =>
      attachment
        ? { message: "Task attachment has been added", is_complete: true, attachments: [presentAttachment(attachment)] }
        : { chunk_index: index, is_complete: false },
  }),
});
