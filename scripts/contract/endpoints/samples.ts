import { CARD_BOARD_KEY, CARD_BOARD_TOKEN, WORK_TOKEN } from "@/lib/testing/doubles/tool-credentials";
import type { Place } from "@/scripts/contract/endpoints/entry";

export const PASSWORD = "a password that everybody has";
export const RESET_TOKEN = "a token out of a mail";
export const INVITATION_TOKEN = "a token out of an invitation";
export const NEW_PASSWORD = "a long enough passphrase";

let made = 0;

/** For names that must be unique. */
export const nextNumber = () => (made += 1);

export function newcomer() {
  const login = `newcomer${nextNumber()}`;
  return { login, email: `${login}@example.com` };
}

export const newProgram = () => ({ name: `New program ${nextNumber()}` });

export const textFile = (name = "notes.txt") => new File(["A few words."], name, { type: "application/octet-stream" });

/** As a spreadsheet writes it. */
export const ideasFile = new File(["Title,Votes\nImported idea,3\n"], "ideas.csv", { type: "text/csv" });

const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAMAAACVZWnNAAAAA1BMVEVLzpfgp6PcAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGUlEQVRIx+3BMQEAAADCoPVPbQwfoAAAeBgJiAABJcSfhgAAAABJRU5ErkJggg==";
export const picture = new File([Buffer.from(PNG, "base64")], "picture.png", { type: "application/octet-stream" });

export const archivedTasks = ({ archivedTask }: Place) => ({ task_ids: [archivedTask.id] });
export const onParent = ({ laterTask }: Place) => ({ task_id: laterTask.id });
export const onSubtask = ({ subtask }: Place) => ({ task_id: subtask.id });

/** Our own export of a board without tasks. */
export const BOARD_JSON = JSON.stringify({ boards_export: { version: 1 }, board: { title: "Moved in", tasks: [] } });
export const boardFile = new File([BOARD_JSON], "board.json", { type: "application/json" });
export const chunkOfBoard = new File([BOARD_JSON.slice(0, 20)], "blob", { type: "application/octet-stream" });

/** The name of an upload of everyone. */
export const IMPORT_UPLOAD = "walk.json";

export const CSV = "Task Title,Stage\nBuy cake,To do\n";
export const csvFile = new File([CSV], "tasks.csv", { type: "text/csv" });
export const CSV_UPLOAD = "walk.csv";

/** What the servers of `lib/testing/doubles/tools.ts` know. */
export const CARD_BOARD_KEYS = { api_key: CARD_BOARD_KEY, token: CARD_BOARD_TOKEN };
export const WORK_KEY = { pat: WORK_TOKEN };
