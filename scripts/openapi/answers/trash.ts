import { z } from "zod";
import { type Answers, changedTask, done, justDone, OWN_BOARD, pageOf } from "@/scripts/openapi/answers/shapes";
import { Board, Stage } from "@/scripts/openapi/records/boards";
import { count } from "@/scripts/openapi/records/record";
import { Comment, Task } from "@/scripts/openapi/records/tasks";
import { TrashItem } from "@/scripts/openapi/records/trash";

const TRASH = `${OWN_BOARD}/trash`;
const SITE_TRASH = "/boards-app/v1/trash";

const page = z.object({ items: pageOf("PageOfTrash", TrashItem) });

export const TRASH_ANSWERS: Answers = {
  [`GET ${TRASH}`]: page,
  [`POST ${TRASH}/restore`]: z.union([
    changedTask,
    done({ stage: Stage, tasks: z.array(Task) }),
    done({ comment: Comment }),
  ]),
  [`DELETE ${TRASH}/{item_id}`]: justDone,
  [`DELETE ${TRASH}`]: done({ deleted: count }),
  [`GET ${SITE_TRASH}`]: page,
  [`POST ${SITE_TRASH}/restore`]: done({ board: Board }),
  [`DELETE ${SITE_TRASH}/{item_id}`]: justDone,
};
