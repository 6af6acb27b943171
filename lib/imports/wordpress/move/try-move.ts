import "server-only";
import type { DocumentTask } from "@/lib/board-document/task";
import { convertedBoard } from "@/lib/imports/wordpress/convert/board";
import { commentsIn, filesIn, tasksIn } from "@/lib/imports/wordpress/convert/documents";
import { convertedTask } from "@/lib/imports/wordpress/convert/task";
import { noteOrphans } from "@/lib/imports/wordpress/move/left-out";
import type { Move } from "@/lib/imports/wordpress/move/move";
import { onBoard as fieldsOf, TASKS_PER_PAGE } from "@/lib/imports/wordpress/move/tasks";
import { boardPages, readBoardRows, taskPages } from "@/lib/imports/wordpress/read/boards";
import type { Row } from "@/lib/imports/wordpress/read/database";
import { passwordsOf, peoplePages } from "@/lib/imports/wordpress/read/people";
import { readTaskRows } from "@/lib/imports/wordpress/read/tasks";

type Trial = Pick<Move, "wordpress" | "everyone" | "conversion" | "report">;

/** Counts what would come, and notes what would not. */
export async function tryMove(trial: Trial, onBoard: (title: string) => void): Promise<void> {
  const { wordpress, everyone, report } = trial;
  for await (const page of peoplePages(wordpress, everyone)) {
    report.count("people", page.length);
    report.count("application passwords", page.flatMap(passwordsOf).length);
  }
  for await (const page of boardPages(wordpress))
    for (const row of page) {
      onBoard(row.title ?? "");
      await tryBoard(trial, row);
    }
  await countRows(trial);
  await noteOrphans(wordpress, report.note);
}

async function tryBoard({ wordpress, conversion, report }: Trial, row: Row): Promise<void> {
  const rows = await readBoardRows(wordpress, row);
  const board = convertedBoard(rows, conversion);
  report.count("boards");
  report.count("stages", board.stages.length);
  report.count("labels", board.labels.length);
  report.count("custom fields", board.custom_fields.length);
  const fields = fieldsOf({ rows });
  for await (const page of taskPages(wordpress, row.id ?? "", TASKS_PER_PAGE)) {
    const related = await readTaskRows(wordpress, page);
    for (const task of page) countTask(convertedTask(task, related, fields, conversion), { report });
  }
}

function countTask(task: DocumentTask, { report }: Pick<Trial, "report">): void {
  const [tasks, files] = [tasksIn(task), filesIn(task)];
  report.count("tasks");
  report.count("subtasks", tasks.length - 1);
  report.count("comments", commentsIn(task).length);
  report.count("attachments", files.length);
  report.count("time entries", tasks.flatMap(({ time_tracks }) => time_tracks).length);
  report.count("dependencies", tasks.flatMap(({ predecessors }) => predecessors).length);
  for (const { title } of files.filter(({ type, file }) => type !== "url" && file === null))
    report.note({ kind: "attachment", title, reason: "The file is not in the uploads folder." });
}

async function countRows({ wordpress, report }: Trial): Promise<void> {
  const count = async (sql: string) => wordpress.count(`SELECT count(*) FROM ${sql}`);
  report.count("folders", await count("{boards} WHERE type = 'folder'"));
  report.count("activities", await count("{activities}"));
  report.count("notifications", await count("{notifications} WHERE object_type = 'board_notification'"));
  report.count("incoming webhooks", await count("{metas} WHERE object_type = 'webhook'"));
  report.count("outgoing webhooks", await count("{metas} WHERE object_type = 'outgoing_webhook'"));
}
