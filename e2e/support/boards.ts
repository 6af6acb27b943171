import { type Account, send } from "./people";

export interface MadeBoard {
  id: number;
  title: string;
  stages: { id: number; title: string }[];
}

interface BoardInput {
  title: string;
  type?: "to-do" | "roadmap";
  description?: string;
  stages?: string[];
  labels?: { title: string; bg_color: string }[];
  background?: { id: string };
  managers?: Account[];
  members?: Account[];
  viewers?: Account[];
}

/** Makes a board for this test as the administrator, with the default stages unless others are given. */
export async function aBoard({
  title,
  type = "to-do",
  description,
  managers = [],
  members = [],
  viewers = [],
  ...rest
}: BoardInput): Promise<MadeBoard> {
  const ids = (people: Account[]) => Promise.all(people.map(idOf));
  const [managerIds, memberIds, viewerIds] = [await ids(managers), await ids(members), await ids(viewers)];
  const { board } = await send("POST", "/boards/v2/projects", {
    board: { title, type, description },
    member_ids: [...managerIds, ...memberIds, ...viewerIds],
    ...rest,
  });
  for (const id of managerIds) await send("POST", `/boards/v2/projects/${board.id}/user/${id}/make-manager`);
  for (const id of viewerIds) await send("POST", `/boards/v2/projects/${board.id}/user/${id}/make-viewer`);

  const { board: boardWithStages } = await send("GET", `/boards/v2/projects/${board.id}`);
  return {
    id: boardWithStages.id,
    title: boardWithStages.title,
    stages: boardWithStages.stages.map((stage: { id: number; title: string }) => ({
      id: stage.id,
      title: stage.title,
    })),
  };
}

type TaskInput = { stage?: string } & Record<string, unknown>;

/** Makes a task in the board's first stage or in the named one, with any other parameters of the API. */
export async function aTask(
  board: MadeBoard,
  title: string,
  { stage, ...facts }: TaskInput = {},
): Promise<{ id: number; title: string }> {
  const found = stage === undefined ? board.stages[0] : board.stages.find((each) => each.title === stage);
  const { task } = await send("POST", `/boards/v2/projects/${board.id}/tasks`, {
    task: { title, board_id: board.id, stage_id: found?.id, ...facts },
  });
  return { id: task.id, title: task.title };
}

export async function idOf({ login }: Account): Promise<number> {
  const [person] = await send("GET", `/wp/v2/users?search=${encodeURIComponent(login)}`);
  return person.id;
}
