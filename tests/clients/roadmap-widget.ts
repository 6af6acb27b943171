import { z } from "zod";
import { type Client, read, write } from "@/tests/clients/client";

const idea = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  created_at: z.string(),
  author: z.object({ name: z.string(), avatar: z.url(), user_id: z.int().nullable() }),
  isVoted: z.boolean(),
  vote_count: z.int(),
  comments_count: z.int(),
});

const comment = z.object({
  id: z.int(),
  description: z.string(),
  author_name: z.string(),
  created_by: z.int().nullable(),
  created_at: z.string(),
  badget: z.enum(["author", "admin", ""]),
});

/** The plugin's roadmap page, or a part of another site that shows a roadmap. Anna’s screens make it first. */
export const roadmapWidget: Client = {
  name: "a roadmap widget",
  as: "nobody",
  calls: () => {
    const ideas = "/roadmaps/{board}/stages/all-ideas/ideas";
    const author = { name: "Gwen", email: "gwen@example.com", author_name: "Gwen", author_email: "gwen@example.com" };
    const toggles = Object.fromEntries(
      ["idea", "comment", "vote"].flatMap((kind) => [
        [`enable_new_${kind}_submission`, "yes"],
        [kind === "idea" ? "new_idea_require_auth" : `new_idea_${kind}_require_auth`, "no"],
      ]),
    );
    return [
      write(
        "a roadmap is made",
        "POST",
        "/projects",
        { board: { title: "Next", type: "roadmap" } },
        { board: z.object({ id: z.int() }) },
        { as: "root", status: 201, saves: { board: "board.id" } },
      ),
      read(
        "its stages are read",
        "/projects/{board}",
        { board: z.object({ stages: z.array(z.object({ id: z.int() })) }) },
        { as: "root", saves: { stage: "board.stages.0.id", next: "board.stages.1.id" } },
      ),
      write(
        "the first one is made public",
        "PUT",
        "/projects/{board}/stage-view/{stage}",
        {},
        { stage: z.object({ settings: z.object({ is_public: z.literal(true) }) }) },
        { as: "root" },
      ),
      write(
        "the roadmap is opened to guests",
        "POST",
        "/admin/roadmap/settings",
        { settings: { ...toggles, add_user_to_crm_new_idea_submission: "no", crm_tags: [], crm_lists: [] } },
        { settings: z.object({ new_idea_require_auth: z.literal("no") }) },
        { as: "root" },
      ),
      write(
        "sends an idea",
        "POST",
        "/roadmaps/{board}/ideas",
        { idea: { title: "Dark mode", description: "Easier on the eyes.", author } },
        {
          idea: z.object({ id: z.int(), source: z.literal("page") }),
          message: z.literal("Idea has been created"),
          confirmation_text: z.string(),
        },
        { status: 201, saves: { idea: "idea.id" } },
      ),
      read("lists all ideas", `${ideas}?sort=vote&per_page=20&page=1`, {
        ideas: z.object({
          data: z.array(idea.extend({ stage: z.object({ id: z.int() }) })).length(1),
          total: z.literal(1),
          last_page: z.literal(1),
        }),
      }),
      write("votes", "POST", "/roadmaps/vote-idea/{idea}", undefined, {
        isVoted: z.literal(true),
        new_count: z.literal(1),
      }),
      write(
        "comments",
        "POST",
        "/roadmaps/{board}/ideas/{idea}/comments",
        { comment: { message: "Please make it soon.", author } },
        { message: z.string(), comment: z.object({ id: z.int(), privacy: z.literal("public"), task: idea }) },
        { status: 201, saves: { comment: "comment.id" } },
      ),
      write(
        "replies",
        "POST",
        "/roadmaps/idea/comments/{comment}/replies",
        { message: "I would pay for it." },
        { message: z.string(), reply: z.object({ id: z.int() }) },
        { status: 201 },
      ),
      read("reads the idea", "/roadmaps/{board}/ideas/{idea}", {
        idea: idea.extend({
          isVoted: z.literal(true),
          stage: z.object({ title: z.string(), settings: z.object({ is_public: z.literal(true) }) }),
          public_comments: z.array(comment).length(1),
        }),
      }),
      write(
        "an administrator plans it",
        "POST",
        "/roadmaps/{board}/idea/{idea}/change-stage",
        { stage_id: "{next}" },
        { idea: z.object({ stage: z.object({ id: z.int(), title: z.string() }) }), message: z.string() },
        { as: "root" },
      ),
    ];
  },
};
