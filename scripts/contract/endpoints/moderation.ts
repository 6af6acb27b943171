import { type Endpoints, manager, member, OWN_BOARD, type Place, viewer } from "@/scripts/contract/endpoints/entry";
import { ideasFile } from "@/scripts/contract/endpoints/samples";

const IDEA = `${OWN_BOARD}/ideas/{task_id}`;

const onRoadmap = ({ roadmap, idea, submission, blockedGuest }: Place) => ({
  board_id: roadmap.id,
  task_id: idea.id,
  submission_id: submission.id,
  blocked_id: blockedGuest.id,
});
const intoOther = ({ otherIdea }: Place) => ({ into: otherIdea.id });

export const MODERATION_ENDPOINTS: Endpoints = {
  [`GET ${OWN_BOARD}/roadmap`]: viewer({
    single: true,
    params: onRoadmap,
    summary: "Read what the team sees of a roadmap",
  }),
  [`GET ${OWN_BOARD}/roadmap-page`]: manager({
    single: true,
    params: onRoadmap,
    summary: "Read how a roadmap is shown to the public",
  }),
  [`PUT ${OWN_BOARD}/roadmap-page`]: manager({
    params: onRoadmap,
    summary: "Change how a roadmap is shown to the public",
    body: { moderates_ideas: true },
  }),
  [`GET ${IDEA}`]: viewer({ single: true, params: onRoadmap, summary: "Read what the team sees of an idea" }),
  [`PUT ${IDEA}/answer`]: member({
    params: onRoadmap,
    summary: "Answer an idea officially",
    body: { answer: "<p>This comes next.</p>" },
  }),
  [`DELETE ${IDEA}/answer`]: member({ params: onRoadmap, summary: "Remove the official answer to an idea" }),
  [`GET ${IDEA}/merge`]: member({
    single: true,
    params: onRoadmap,
    summary: "Read what merging two ideas would move",
    query: intoOther,
  }),
  [`POST ${IDEA}/merge`]: member({ params: onRoadmap, summary: "Merge an idea into another one", body: intoOther }),
  [`POST ${OWN_BOARD}/ideas/import`]: manager({
    params: onRoadmap,
    summary: "Import ideas from a CSV file",
    body: { file: ideasFile },
  }),
  [`GET ${OWN_BOARD}/submissions`]: member({
    params: onRoadmap,
    summary: "List what waits for a moderator, or was refused",
  }),
  [`PUT ${OWN_BOARD}/submissions/{submission_id}`]: member({
    params: onRoadmap,
    summary: "Approve, reject or put back a submission",
    body: { state: "approved" },
  }),
  [`GET ${OWN_BOARD}/blocked-guests`]: manager({ params: onRoadmap, summary: "List the blocked guests of a roadmap" }),
  [`POST ${OWN_BOARD}/blocked-guests`]: manager({
    params: onRoadmap,
    summary: "Block a guest",
    body: ({ submission }: Place) => ({ submission_id: submission.id }),
  }),
  [`DELETE ${OWN_BOARD}/blocked-guests/{blocked_id}`]: manager({ params: onRoadmap, summary: "Unblock a guest" }),
};
