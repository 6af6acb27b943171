import type { TaskOfAssistant } from "@/components/assistant/task/use-assistance";
import { api } from "@/lib/api";
import type { LabelJson } from "@/lib/labels/present";

/** The first label of the board with each title. Those that were deleted meanwhile are left out. */
export async function labelIdsOf({ board_id }: TaskOfAssistant, titles: readonly string[]): Promise<number[]> {
  if (titles.length === 0) return [];
  const { labels } = await api<{ labels: LabelJson[] }>("GET", `/boards/v2/projects/${board_id}/labels`);
  return titles.flatMap((title) => labels.find((label) => label.title === title)?.id ?? []);
}
