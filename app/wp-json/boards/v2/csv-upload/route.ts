import { onlyFile } from "@/lib/attachments/uploads";
import { isSiteAdmin } from "@/lib/boards/policy";
import { route } from "@/lib/http/route";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { UploadCsv } from "@/lib/imports/csv/inputs";
import { csvFile, presentUpload, readHeaders, uploadCsv } from "@/lib/imports/csv/upload";
import { inPro } from "@/lib/tier";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: findNothing,
    allow: inPro(isSiteAdmin),
    files: csvFile,
    input: UploadCsv,
    prepare: ({ files, input }) => readHeaders(onlyFile(files), input),
    run: ({ files, prepared, user }) => uploadCsv(onlyFile(files), prepared, user),
    reply: (uploaded) => presentUpload(uploaded),
  }),
});
