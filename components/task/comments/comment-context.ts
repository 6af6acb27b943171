import type { AboutTask } from "@/components/assistant/text/about-task";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import type { CommentContent } from "@/components/task/comments/use-comment-draft";
import type { Unsent } from "@/components/task/comments/use-unsent-comments";
import type { ReactionsOfComment } from "@/components/task/comments/use-reactions";
import type { Viewer } from "@/lib/boards/abilities";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

export interface CommentContext {
  board: BoardJson;
  viewer: Viewer;
  clock: ClockOnScreen;
  mayEdit: boolean;
  saving: Save;
  uploadPath: string;
  reactionsOf: ReactionsOfComment;
  /** Undefined while it is off. */
  assistant: AboutTask | undefined;
  /** The comment that the URL links to. */
  linkedId: number | null;
  onSend: (words: CommentContent, parentId: number | null) => void;
  onResend: (unsent: Unsent) => void;
  onDiscard: (unsent: Unsent) => void;
  onDelete: (comment: AnyComment) => void;
  /** Undefined for people who may not block guests. */
  onBlock: ((comment: AnyComment) => void) | undefined;
}
