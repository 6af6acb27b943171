import type { TaskCardJson } from "@/lib/tasks/present/task";

export const isIdea = ({ type, parent_id }: Pick<TaskCardJson, "type" | "parent_id">): boolean =>
  type === "roadmap" && parent_id === null;
