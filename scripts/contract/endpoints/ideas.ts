import {
  anyone,
  type Endpoints,
  member,
  type Place,
  serviceAdmin,
  signedIn,
  viewer,
} from "@/scripts/contract/endpoints/entry";

const ROADMAP = "/boards/v2/roadmaps/{board_id}";
const COMMENT = "/boards/v2/roadmaps/idea/comments/{comment_id}";
const ADMIN = "/boards/v2/admin/roadmap";

const PAGE = "/boards-app/v1/roadmaps/{board_id}";

const onRoadmap = ({ roadmap, ideaStage, idea }: Place) => ({
  board_id: roadmap.id,
  stage_id: ideaStage.id,
  task_id: idea.id,
  idea_id: idea.id,
});
const onComment = ({ ideaComment }: Place) => ({ comment_id: ideaComment.id });

const TEXT = "A few words about it.";
const TOGGLES = {
  enable_new_idea_submission: "yes",
  new_idea_require_auth: "yes",
  enable_new_comment_submission: "yes",
  new_idea_comment_require_auth: "yes",
  enable_new_vote_submission: "yes",
  new_idea_vote_require_auth: "yes",
};

export const IDEA_ENDPOINTS: Endpoints = {
  [`GET ${ROADMAP}/stages/{stage_id}/ideas`]: anyone({ params: onRoadmap }),
  [`POST ${ROADMAP}/ideas`]: signedIn({
    status: 201,
    params: onRoadmap,
    body: { idea: { title: "New idea", description: TEXT } },
  }),
  [`GET ${ROADMAP}/ideas/{task_id}`]: anyone({ params: onRoadmap }),
  "POST /boards/v2/roadmaps/vote-idea/{idea_id}": signedIn({ params: onRoadmap }),
  [`POST ${ROADMAP}/ideas/{task_id}/comments`]: signedIn({
    status: 201,
    params: onRoadmap,
    body: { comment: { message: TEXT } },
  }),
  [`POST ${COMMENT}/replies`]: signedIn({ status: 201, params: onComment, body: { message: TEXT } }),
  [`DELETE ${COMMENT}`]: member({ params: onComment }),
  [`GET ${ROADMAP}/day-wise-ideas`]: viewer({ params: onRoadmap, single: true }),
  [`GET ${ROADMAP}/popular-ideas`]: viewer({ params: onRoadmap }),
  [`POST ${ROADMAP}/idea/{idea_id}/change-stage`]: member({
    params: onRoadmap,
    body: ({ otherIdeaStage }: Place) => ({ stage_id: otherIdeaStage.id }),
  }),
  [`GET ${PAGE}/counts`]: anyone({
    single: true,
    params: onRoadmap,
    summary: "Count the votes and comments of ideas",
    query: ({ idea }: Place) => ({ ids: idea.id }),
  }),
  [`GET ${PAGE}/similar-ideas`]: anyone({
    single: true,
    params: onRoadmap,
    summary: "Find ideas that are similar to a title",
    query: () => ({ text: "New idea" }),
  }),
  [`GET ${ADMIN}/settings`]: serviceAdmin({ single: true }),
  [`POST ${ADMIN}/settings`]: serviceAdmin({ body: { settings: TOGGLES } }),
  [`GET ${ADMIN}/page-settings`]: serviceAdmin(),
  [`POST ${ADMIN}/page-settings`]: serviceAdmin({ body: ({ roadmap }) => ({ selectedPages: { [roadmap.id]: 7 } }) }),
};
