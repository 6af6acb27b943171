import "server-only";
import { requireCaptcha } from "@/lib/captcha/verify";
import { canEditBoard, type OnBoard } from "@/lib/boards/policy";
import { reader } from "@/lib/db";
import { refuseBlocked } from "@/lib/guests/blocked";
import { requireHumanForm, STAMP_FIELD, TRAP_FIELD } from "@/lib/guests/form-stamp";
import { countPublicWrite } from "@/lib/guests/limits";
import type { Reader } from "@/lib/ideas/reader";
import { type PublicAction, readRoadmapSettings, requireOffered } from "@/lib/roadmaps/settings";

const LIMITS = { idea: "idea", comment: "idea-comment", vote: "idea-vote" } as const;

/** First of all, so that nobody fills in a form in vain. @throws Unauthorized, Forbidden */
export const requireOpen = async (action: PublicAction, { user }: Reader): Promise<void> =>
  requireOffered(user, await readRoadmapSettings(reader()), action);

/** What guests have to pass beside, for texts. @throws Refusal, and as `admit` */
export async function admitText(
  found: OnBoard,
  action: "idea" | "comment",
  by: Reader & { email?: string },
  { captcha }: FormMarks,
): Promise<void> {
  await admit(found, action, by);
  await requireCaptcha(by, captcha);
}

/** Last of all, right before something is written. People who may edit the board are neither limited nor blocked.
 * @throws Forbidden, TooManyRequests */
export async function admit(
  found: OnBoard,
  action: PublicAction,
  { user, guest, email = "" }: Reader & { email?: string },
): Promise<void> {
  if (isTeam(found, user)) return;

  if (!user) await refuseBlocked(reader(), found.board, guest, email || null);
  await countPublicWrite(LIMITS[action], found.board, { user, guest });
}

export const isTeam = (found: OnBoard, user: Reader["user"]): boolean => user !== null && canEditBoard(user, found);

/** What a form for guests has beside its own fields. */
export interface FormMarks {
  stamp?: string;
  website?: string;
  captcha?: string;
}

/** Programs send no stamp; a form that has one must be right. @throws Invalid */
export function checkForm({ board }: OnBoard, { stamp, website }: FormMarks): void {
  if (stamp !== undefined || website) requireHumanForm(board.id, { [STAMP_FIELD]: stamp, [TRAP_FIELD]: website });
}
