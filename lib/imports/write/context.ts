import type { DocumentNote } from "@/lib/board-document/notes";
import type { References } from "@/lib/imports/references";
import type { Counts } from "@/lib/imports/report";
import type { ReceivedFile } from "@/lib/storage/receive";
import type { CurrentUser } from "@/lib/users/current-user";

export interface WriteContext {
  user: Pick<CurrentUser, "id">;
  ids: References;
  /** Takes what was left out. */
  note: (note: DocumentNote) => void;
  /** Counts what was written. */
  count: (kind: keyof Counts, number: number) => void;
  /** Files that were received before the transaction, by the `file` of their attachments. */
  files?: ReadonlyMap<string, ReceivedFile>;
  /** Records get the ids of the document, as whole numbers. Sequences have to be set afterwards. */
  keepsIds?: boolean;
  /** A whole site moves in: nobody joins its boards or becomes the author of anything, and files have their hashes. */
  isMove?: boolean;
  /** Tasks go to the ends of their stages, as on a board that has others. */
  appends?: boolean;
}

/** Who has made something: null if the document does not know, and who imports it for somebody without an account here. */
export function authorOf(source: string | null, { ids, user, isMove }: WriteContext): number | null {
  if (source === null) return null;
  return ids.get("person", source) ?? (isMove ? null : user.id);
}
