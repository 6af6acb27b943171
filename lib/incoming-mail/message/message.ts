import type { ReceivedFile } from "@/lib/storage/receive";

/** An email as a task or a comment needs it. */
export interface IncomingMessage {
  /** The Message-ID; without one, a digest of the content. */
  id: string;
  /** Null if there is not exactly one. */
  from: string | null;
  subject: string;
  text: string;
  /** As it was sent; null without HTML, and for too much of it. */
  html: string | null;
  /** Written by a program: an auto-reply, a mailing list, an email of this site. */
  isAutomatic: boolean;
  /** Stored, but not claimed. */
  files: ReceivedFile[];
  refusedFiles: RefusedFile[];
}

export interface RefusedFile {
  name: string;
  reason: string;
}
