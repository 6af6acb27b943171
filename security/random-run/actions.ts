import type { RandomAction } from "@/security/random-run/action";
import { boardActions, stageActions } from "@/security/random-run/board-actions";
import { partActions } from "@/security/random-run/part-actions";
import { subtaskActions } from "@/security/random-run/subtask-actions";
import { taskActions } from "@/security/random-run/task-actions";

/** Every endpoint that counts or orders something belongs here. */
export const ACTIONS: RandomAction[] = [
  ...boardActions,
  ...stageActions,
  ...taskActions,
  ...subtaskActions,
  ...partActions,
];
