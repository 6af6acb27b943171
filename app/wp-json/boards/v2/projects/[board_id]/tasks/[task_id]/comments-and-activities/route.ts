import { readFeed } from "@/lib/activity/feed";
import { ReadFeed } from "@/lib/activity/inputs";
import { presentFeed } from "@/lib/activity/present";
import { anyoneOnBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: taskOnBoard,
    allow: anyoneOnBoard,
    input: ReadFeed,
    run: ({ task, input, user }) => readFeed(task, input, user),
    reply: (feed, { request, user, membership }) => ({
      comments_and_activities: paginator(request, {
        ...feed,
        rows: presentFeed(feed, user, viewerContextOf(user, { membership })),
      }),
    }),
  }),
});
