import "server-only";
import type { Invitation } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { digestOf, tokenFrom } from "@/lib/secrets/secrets";

/** Tokens are derived instead of stored, so that the mail and the copied link are the same. */
type InvitationSeed = Pick<Invitation, "id" | "seed">;

export const invitationToken = ({ id, seed }: InvitationSeed): string => tokenFrom("invitation-token", `${id} ${seed}`);

export const invitationLink = (invitation: InvitationSeed): string =>
  `${env().BOARDS_URL}/invitations?token=${invitationToken(invitation)}`;

export const invitationDigest = (invitation: InvitationSeed): string => digestOfToken(invitationToken(invitation));

export const digestOfToken = (token: string): string => digestOf("invitation", token);
