import { boardPath } from "@/components/board/board-data";
import { api } from "@/lib/api";
import { type CommentList, type CommentOrder, isWhole, withPage } from "@/lib/comments/edits";
import type { CommentJson } from "@/lib/comments/present";

interface Whose {
  boardId: number;
  taskId: number;
  order: CommentOrder;
}

const PAGE = 20;
const MOST = 100;

/** The first comments of a task, at least so many if there are; a page of them when it is less. @throws ApiError */
export async function readComments(of: Whose, count: number): Promise<CommentList> {
  const perPage = count <= PAGE ? PAGE : MOST;
  let list = await readPage(of, 1, perPage);
  for (let page = 2; !isWhole(list) && list.comments.length < count; page += 1) {
    const longer = withPage(list, await readPage(of, page, perPage));
    if (longer.comments.length === list.comments.length) break;
    list = longer;
  }
  return list;
}

/** The page behind those that are loaded, a long one for who is looking for something. @throws ApiError */
export const readMore = (of: Whose, { comments }: CommentList, isLong: boolean): Promise<CommentList> => {
  const perPage = isLong ? MOST : PAGE;
  return readPage(of, Math.floor(comments.length / perPage) + 1, perPage);
};

async function readPage({ boardId, taskId, order }: Whose, page: number, perPage: number): Promise<CommentList> {
  const { comments } = await api<{ comments: { data: CommentJson[]; total: number } }>("GET", `${boardPath(boardId)}/tasks/${taskId}/comments?filter=${order}&page=${page}&per_page=${perPage}`);
  return { comments: comments.data, total: comments.total };
}
