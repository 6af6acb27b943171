import "server-only";
import type { AppliedSuggestions } from "@/lib/assistant/apply";
import type { OnBoard } from "@/lib/boards/policy";
import { presentTaskLabel } from "@/lib/labels/present";
import { presentChanged } from "@/lib/tasks/present/changed";
import { presentPriority } from "@/lib/tasks/present/facts";
import type { CurrentUser } from "@/lib/users/current-user";

export const presentApplied = (
  { changed, labels }: AppliedSuggestions,
  found: Pick<OnBoard, "membership">,
  user: CurrentUser,
) => ({
  task: presentChanged(changed, found, user).task,
  labels: labels.map(presentTaskLabel),
  priority: presentPriority(changed.task.priority),
  message: "Suggestions applied.",
});
