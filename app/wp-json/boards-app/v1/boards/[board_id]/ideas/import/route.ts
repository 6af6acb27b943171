import { canManageBoard } from "@/lib/boards/policy";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { route } from "@/lib/http/route";
import { csvIn, onlyCsv } from "@/lib/ideas/import/csv-file";
import { importIdeas, presentImport } from "@/lib/ideas/import/import";
import { ImportIdeas } from "@/lib/ideas/import/inputs";
import { roadmapOfUser } from "@/lib/roadmaps/of-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: roadmapOfUser,
    allow: canManageBoard,
    files: csvIn("file"),
    input: ImportIdeas,
    run: ({ board, files, input, user }) => importIdeas(board, onlyCsv(files), input, user),
    reply: (result, { input }) => ({
      message: input.isPreview ? "Nothing has been imported yet" : "The ideas have been imported",
      import: presentImport(result),
    }),
  }),
});
