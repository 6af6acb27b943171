import { dropUnclaimedCopies } from "@/lib/attachments/copy";
import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { screenLocale } from "@/lib/http/request/screen-locale";
import { route } from "@/lib/http/route";
import { copyListedTasks, filesForListed } from "@/lib/tasks/bulk/copy";
import { CopyTasks } from "@/lib/tasks/bulk/inputs";
import { presentCopies } from "@/lib/tasks/bulk/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: CopyTasks,
    prepare: ({ board, input }) => filesForListed(board, input),
    settle: (files) => dropUnclaimedCopies(files),
    run: ({ board, input, prepared, user }) => copyListedTasks(board, input, prepared, user),
    reply: (copied, { user, membership, request }) =>
      presentCopies(copied, { membership }, user, screenLocale(request)),
  }),
});
