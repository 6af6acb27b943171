import { type MadeBoard } from "./boards";
import { send } from "./people";

let made = 0;

export async function aFolder(boards: MadeBoard[] = []): Promise<{ id: number; title: string }> {
  const title = `Folder ${process.pid}-${(made += 1)}`;
  const { folder } = await send("POST", "/boards/v2/admin/folders", { title });
  if (boards.length > 0)
    await send("POST", `/boards/v2/admin/folders/${folder.id}/add-board`, { board_ids: boards.map(({ id }) => id) });
  return { id: folder.id, title };
}
