import { anyoneOnBoard, canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { createComment } from "@/lib/comments/create";
import { CreateComment, ListComments } from "@/lib/comments/inputs";
import { commentsOfPath } from "@/lib/comments/list";
import { commentPresenter, presentComment } from "@/lib/comments/present";
import { endpoint } from "@/lib/http/endpoint";
import { readEndpoint } from "@/lib/http/read-endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { created } from "@/lib/http/response/reply";
import { route } from "@/lib/http/route";
import { boardOfTaskPath, taskOnBoard } from "@/lib/tasks/find";
import { taskPresenter } from "@/lib/tasks/present/task";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readEndpoint({
    find: boardOfTaskPath,
    allow: anyoneOnBoard,
    input: ListComments,
    read: commentsOfPath,
    reply: ({ list, ...found }, { request, input, user }) => {
      const present = commentPresenter(list, user, viewerContextOf(user, found));
      return {
        comments: paginator(request, { ...input, rows: list.rows.map(present.comment), total: list.total }),
        total: list.all,
      };
    },
  }),
  POST: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: CreateComment,
    run: ({ task, input, caller, user }) => createComment(task, input, caller.address, user),
    reply: ({ comment, task }, { user, membership }) => {
      const viewerContext = viewerContextOf(user, { membership });
      const [row] = task.rows;
      return created({
        message: "Comment has been added",
        comment: {
          ...presentComment(comment, user, viewerContext),
          task: row ? taskPresenter(task, viewerContext).task(row) : null,
        },
      });
    },
  }),
});
