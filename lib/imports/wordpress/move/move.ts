import "server-only";
import type { Board, ImportSession } from "@/generated/prisma/client";
import type { BoardRows } from "@/lib/imports/wordpress/convert/board";
import type { Conversion } from "@/lib/imports/wordpress/convert/conversion";
import type { MoveReport } from "@/lib/imports/wordpress/move/report";
import type { WordPressDatabase } from "@/lib/imports/wordpress/read/database";
import type { UploadsFolder } from "@/lib/imports/wordpress/read/files";
import type { WordPressSite } from "@/lib/imports/wordpress/read/site";

/** One run of a move from a WordPress site. */
export interface Move {
  wordpress: WordPressDatabase;
  site: WordPressSite;
  uploads: UploadsFolder;
  /** Of all runs for this site: its references say what is here already. */
  session: ImportSession;
  /** Whether records have the ids that they had there, where these are free. */
  keepsIds: boolean;
  /** All accounts of the site come, not only those who have to do with boards. */
  everyone: boolean;
  conversion: Conversion;
  report: MoveReport;
}

export interface MovedBoard {
  /** Its id there. */
  source: string;
  board: Pick<Board, "id" | "type">;
  rows: BoardRows;
}
