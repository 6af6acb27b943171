import { aBoardOnServer } from "@/components/testing/board";
import { aStage } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import type { TeamViewJson } from "@/lib/ideas/team/view";
import type { TaskJson } from "@/lib/tasks/present/task";

type Options = Parameters<typeof aBoardOnServer>[0] & {
  idea?: Partial<TaskJson>;
  view?: Partial<TeamViewJson>;
  pending?: number;
};

/** A roadmap with a hidden and a public stage, and an idea with votes in the latter. */
export function aRoadmapOnServer({ idea, view, pending = 2, ...options }: Options = {}) {
  const stages = [
    aStage("Pending", { settings: { default_task_status: "open", is_public: false } }),
    aStage("Planned", { settings: { default_task_status: "open", is_public: true } }),
  ];
  const votes = { type: "roadmap", vote_count: 12 };
  const world = aBoardOnServer({
    role: "Admin",
    tasks: { Planned: [{ title: "Dark mode", ...votes, ...idea }] },
    ...options,
    board: { type: "roadmap", stages, ...options.board },
  });
  const task = world.task("Dark mode");
  const own = `/boards-app/v1/boards/${world.board.id}`;
  const summary = { url: "/roadmap/plans" as string | null, pending, authors: [] as { id: number; name: string }[] };
  const stored: TeamViewJson = { ...teamView(task), ...view };
  server.answer(`GET ${own}/roadmap`, () => ({ roadmap: { ...summary } }));
  server.answer(`GET ${own}/ideas/{task}`, () => ({ idea: { ...stored } }));
  server.answer(`PUT ${own}/ideas/{task}/answer`, ({ body }) => {
    stored.answer = { html: body.answer, answered_at: "2026-11-20T08:00:00+00:00", answered_by: null };
    return { message: "", idea: { ...stored } };
  });
  server.answer(`DELETE ${own}/ideas/{task}/answer`, () => {
    stored.answer = null;
    return { message: "", idea: { ...stored } };
  });
  return { world, task, own, summary, stored };
}

const teamView = ({ id }: TaskJson): TeamViewJson => ({
  id,
  vote_count: 12,
  source: "page",
  author: { name: "Gina Guest", email: "gina@guests.example", user: null },
  is_of_guest: true,
  url: "/roadmap/plans/ideas/1-dark-mode",
  answer: null,
  merged_into: null,
  merged: [],
  followers_count: 3,
});
