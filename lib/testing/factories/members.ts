import type { Board, BoardRole, Prisma, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

export const aMember = (board: Pick<Board, "id">, user: Pick<User, "id">, role: BoardRole = "member") =>
  db.boardMember.create({ data: { boardId: board.id, userId: user.id, role } });

export const changeMember = (
  { id: boardId }: Pick<Board, "id">,
  { id: userId }: Pick<User, "id">,
  data: Prisma.BoardMemberUpdateInput,
) => db.boardMember.update({ where: { boardId_userId: { boardId, userId } }, data });

export const removeMember = ({ id: boardId }: Pick<Board, "id">, { id: userId }: Pick<User, "id">) =>
  db.boardMember.delete({ where: { boardId_userId: { boardId, userId } } });

/** Sets the preferences of a member on a board. */
export const prefer = (user: Pick<User, "id">, board: Pick<Board, "id">, preferences: object) =>
  changeMember(board, user, { preferences });
