import type { BoardDocument } from "@/lib/board-document/document";
import type { DocumentTask } from "@/lib/board-document/task";
import type { DocumentNotes } from "@/lib/board-document/notes";
import { boardOf } from "@/lib/imports/card-board/board";
import type { CardBoard } from "@/lib/imports/card-board/contents";
import { optionTitles } from "@/lib/imports/card-board/fields";
import { type CardContext, taskOfCard } from "@/lib/imports/card-board/task";
import { SharedNotes } from "@/lib/imports/convert/notes";

export interface CardBoardOptions {
  importsPeople: boolean;
  hasFiles: boolean;
}

export function documentOf(contents: CardBoard, { importsPeople, hasFiles }: CardBoardOptions): BoardDocument {
  const raw = contents.board;
  const board = boardOf(raw, contents.authors, importsPeople);
  const archived = board.stages.flatMap(({ id, archived_at }) => (archived_at ? [[id, archived_at] as const] : []));
  const shared = new SharedNotes();
  const context = { options: optionTitles(raw), archivedLists: new Map(archived), hasFiles, notes: shared };
  const { notes } = contents;
  for (const { id, name } of raw.customFields)
    if (!board.custom_fields.some((field) => field.id === id))
      notes.add({ kind: "custom_field", title: name, reason: "This type of field is unknown." });
  if (raw.prefs?.backgroundImage)
    notes.add({ kind: "attachment", title: raw.name, reason: "The background picture is not imported." });
  const tasks = tasksOf(contents, context, notes);
  return { board, total: contents.cardCount, notes, tasks, close: () => contents.close() };
}

async function* tasksOf(contents: CardBoard, context: CardContext, notes: DocumentNotes): AsyncGenerator<DocumentTask> {
  const positions = new Map<string, number>();
  for await (const whole of contents.inOrder()) {
    const position = (positions.get(whole.card.idList) ?? 0) + 1;
    positions.set(whole.card.idList, position);
    yield taskOfCard(whole, position, context);
  }
  notes.addAll(context.notes.all("task"));
}
