import { onlyFile, photoIn } from "@/lib/attachments/uploads";
import { uploadEndpoint } from "@/lib/http/upload-endpoint";
import { route } from "@/lib/http/route";
import { settleFiles } from "@/lib/storage/ledger";
import { changePhoto, preparePhoto } from "@/lib/users/photos/change";
import { personIdOfPath } from "@/lib/users/find";
import { isSelf } from "@/lib/users/policy";
import { photoOf } from "@/lib/users/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    find: personIdOfPath,
    allow: isSelf,
    files: photoIn("photo"),
    prepare: ({ files }) => preparePhoto(onlyFile(files)),
    settle: (photo, work) => settleFiles([photo], work),
    run: ({ prepared, user }) => changePhoto(prepared, user),
    reply: (account) => ({ message: "Profile photo has been updated", user: { photo: photoOf(account) } }),
  }),
});
