import type { RoadmapPage } from "@/lib/roadmaps/pages";
import type { RoadmapSettings } from "@/lib/roadmaps/settings";

const yesOrNo = (isOn: boolean) => (isOn ? "yes" : "no");

/** Without the keys of a CRM, as on a site that has none. */
export const presentRoadmapSettings = (settings: RoadmapSettings) => ({
  enable_new_idea_submission: yesOrNo(settings.enable_new_idea_submission),
  new_idea_require_auth: yesOrNo(settings.new_idea_require_auth),
  enable_new_comment_submission: yesOrNo(settings.enable_new_comment_submission),
  new_idea_comment_require_auth: yesOrNo(settings.new_idea_comment_require_auth),
  enable_new_vote_submission: yesOrNo(settings.enable_new_vote_submission),
  new_idea_vote_require_auth: yesOrNo(settings.new_idea_vote_require_auth),
  auth_html: settings.auth_html,
});

/** Clients read the roadmap's id as a string here, and as a number in the answer to a change. */
export const presentPages = (pages: RoadmapPage[]) =>
  pages.map(({ boardId, pageId }) => ({ roadmap_id: String(boardId), page_id: Number(pageId) }));

export const presentMappedPages = (pages: RoadmapPage[]) =>
  pages.map(({ boardId, pageId }) => ({ roadmap_id: boardId, page_id: Number(pageId) }));
