import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { answerIdea, removeAnswer } from "@/lib/ideas/team/answer";
import { AnswerIdea } from "@/lib/ideas/team/answer-input";
import { presentTeamView, readTeamView } from "@/lib/ideas/team/view";
import { ideaOfUser } from "@/lib/roadmaps/of-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: ideaOfUser,
    allow: canEditBoard,
    input: AnswerIdea,
    run: async ({ task, input, user }) => {
      await answerIdea(task, input, user);
      return readTeamView(task);
    },
    reply: (view, { user, ...found }) => ({
      message: "The answer has been saved",
      idea: presentTeamView(view, found, user),
    }),
  }),
  DELETE: endpoint({
    find: ideaOfUser,
    allow: canEditBoard,
    run: async ({ task, user }) => {
      await removeAnswer(task, user);
      return readTeamView(task);
    },
    reply: (view, { user, ...found }) => ({
      message: "The answer has been removed",
      idea: presentTeamView(view, found, user),
    }),
  }),
});
