import { isNotFound } from "@/components/ui/feedback/error-message";
import { api } from "@/lib/api";

/**
 * For what may be gone already, because the answer to an earlier request was lost.
 *
 * @param board the path of its board
 * @returns null when it was gone
 * @throws ApiError also when the board is gone
 */
export async function deleteOnBoard<Answer>(
  board: string,
  path: string,
  body?: { task_ids: number[] },
): Promise<Answer | null> {
  try {
    return await api<Answer>("DELETE", path, body);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await api("GET", board);
    return null;
  }
}
