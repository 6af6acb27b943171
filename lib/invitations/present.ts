import type { Invitation } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates/dates";
import { ROLE_NAMES } from "@/lib/members/present";

export type InvitationJson = ReturnType<typeof presentInvitation>;

/** Matches the reference without the `hash`. Times in `value` are seconds since 1970. */
export const presentInvitation = ({
  id,
  boardId,
  email,
  role,
  createdAt,
  updatedAt,
  expiresAt,
  usedAt,
}: Invitation) => ({
  id,
  object_id: boardId,
  object_type: "board",
  key: "board_email_invitation",
  value: {
    email,
    role: ROLE_NAMES[role],
    issued_at: seconds(createdAt),
    expires_at: seconds(expiresAt),
    used: usedAt !== null,
  },
  created_at: isoDate(createdAt),
  updated_at: isoDate(updatedAt),
});

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);
