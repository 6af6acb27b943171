import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteIdeaComment } from "@/lib/ideas/comment";
import { ideaCommentOfPath } from "@/lib/ideas/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: publicEndpoint({
    find: ideaCommentOfPath,
    run: ({ board, membership, comment, by }) => deleteIdeaComment({ board, membership }, comment, by),
    reply: () => ({ message: "Comment has been deleted successfully" }),
  }),
});
