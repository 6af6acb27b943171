import { linked } from "@/lib/public-boards/links";
import { presentPublicPerson } from "@/lib/public-boards/present";
import { publicPicture } from "@/lib/public-boards/pictures";
import { presentFacts } from "@/lib/tasks/present/facts";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import type { TaskRow } from "@/lib/tasks/read/rows";

export type PublicCard = ReturnType<ReturnType<typeof publicCardPresenter>>;

/** What a public page shows of a task. Counts of what it hides are left out, too. */
export function publicCardPresenter({ people, labels }: Pick<LoadedTasks, "people" | "labels">, token: string) {
  return (row: TaskRow) => {
    const { status, priority, due_at, settings } = presentFacts(row);
    const { backgroundColor, backgroundImage } = settings.cover;
    return {
      id: row.id,
      stage_id: row.stageId,
      title: row.title,
      status,
      priority,
      due_at,
      is_pinned: row.isPinned,
      cover: { backgroundColor, ...(backgroundImage && { backgroundImage: publicPicture(backgroundImage, token) }) },
      labels: linked(row.labels, labels).map(({ id, title, color, bgColor, colorPreset }) => ({
        id,
        title,
        color,
        bg_color: bgColor,
        settings: colorPreset ? { color_preset: colorPreset } : null,
      })),
      assignees: linked(row.assignees, people).map(presentPublicPerson),
    };
  };
}
