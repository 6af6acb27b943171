import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { decideSubmission } from "@/lib/moderation/decide";
import { submissionOfUser } from "@/lib/moderation/find";
import { DecideSubmission } from "@/lib/moderation/inputs";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: submissionOfUser,
    allow: canEditBoard,
    input: DecideSubmission,
    run: ({ board, submission, input, user }) => decideSubmission(board, submission, input, user),
    reply: (_, { submission, input }) => ({
      message: "The decision has been saved",
      submission: { id: submission.id, state: input.to },
    }),
  }),
});
