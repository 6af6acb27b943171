import type { MadeBoard } from "./boards";
import { mailTo, send } from "./people";

/** Invites this address to the board. @returns the link in the mail */
export async function invitationTo(board: MadeBoard, email: string, role = "member"): Promise<string> {
  await send("POST", `/boards/v2/projects/${board.id}/send-invitation`, { email, role });
  const [link = ""] = /\/invitations\?token=\S+/.exec(await mailTo({ email })) ?? [];
  return link;
}
