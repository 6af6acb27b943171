import {
  type Endpoints,
  manager,
  member,
  OWN_BOARD,
  type Place,
  serviceAdmin,
  type Site,
} from "@/scripts/contract/endpoints/entry";

const TRASH = `${OWN_BOARD}/trash`;
const SITE_TRASH = "/boards-app/v1/trash";

const onTrash = ({ board, trashItem }: Place) => ({ board_id: board.id, item_id: trashItem.id });
const boardInTrash = (_: Place, { trashedBoard }: Site) => ({ item_id: trashedBoard.id });

export const TRASH_ENDPOINTS: Endpoints = {
  [`GET ${TRASH}`]: member({ summary: "List the trash of a board" }),
  [`POST ${TRASH}/restore`]: member({
    summary: "Restore a task, stage or comment from the trash of its board",
    body: ({ trashItem }) => ({ type: "task", id: trashItem.recordId }),
  }),
  [`DELETE ${TRASH}/{item_id}`]: member({ params: onTrash, summary: "Delete something in the trash for good" }),
  [`DELETE ${TRASH}`]: manager({ summary: "Empty the trash of a board" }),
  [`GET ${SITE_TRASH}`]: serviceAdmin({ summary: "List the boards in the trash" }),
  [`POST ${SITE_TRASH}/restore`]: serviceAdmin({
    summary: "Restore a board from the trash",
    body: (_, { trashedBoard }) => ({ type: "board", id: trashedBoard.recordId }),
  }),
  [`DELETE ${SITE_TRASH}/{item_id}`]: serviceAdmin({
    params: boardInTrash,
    summary: "Delete a board in the trash for good",
  }),
};
