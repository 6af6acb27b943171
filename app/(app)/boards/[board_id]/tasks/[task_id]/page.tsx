import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readTaskPage } from "@/app/(app)/boards/[board_id]/tasks/[task_id]/read-task-page";
import { Messages } from "@/components/i18n/messages";
import { TaskScreen } from "@/components/task/screen/task-screen";
import { nameOfTask } from "@/lib/tab-title";

interface Props {
  params: Promise<{ board_id: string; task_id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { board_id, task_id } = await params;
  const { task, board } = await readTaskPage(board_id, task_id);
  return { title: nameOfTask(task, board) };
}

export default async function TaskPage({ params }: Props) {
  const { board_id, task_id } = await params;
  const screen = await readTaskPage(board_id, task_id);
  // A subtask has no page of its own, so its parent is shown.
  if (screen.task.id !== Number(task_id)) redirect(`/boards/${screen.board.id}/tasks/${screen.task.id}`);

  return (
    <Messages
      of={[
        "activity",
        "archive",
        "attachments",
        "comments",
        "eventWords",
        "files",
        "subtasks",
        "task",
        "taskFeed",
        "taskParts",
        "text",
        "time",
      ]}
    >
      <TaskScreen {...screen} />
    </Messages>
  );
}
