"use client";
import { useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { boardKey, boardPath } from "@/components/board-store/board-data";
import { keyOf, type Recipient } from "@/components/members/recipients";
import { membershipCalls, type Role } from "@/components/members/roles";
import { invitationsKey } from "@/components/members/use-invitations";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { api, ApiError } from "@/lib/api";
import { ROLE_TITLES } from "@/lib/members/role-titles";

export interface Outcome {
  added: string[];
  invited: string[];
  /** By the key of each recipient that could not be added or invited. */
  problems: ReadonlyMap<string, string>;
}

/** One failure does not stop the others. */
export function useShare(boardId: number) {
  const client = useQueryClient();
  const add = useAddMember(boardId);

  const send = (recipient: Recipient, role: Role): Promise<unknown> =>
    recipient.kind === "person"
      ? add(recipient.id, role)
      : api("POST", `${boardPath(boardId)}/send-invitation`, { email: recipient.email, role: role.toLowerCase() });

  return async function share(recipients: readonly Recipient[], role: Role): Promise<Outcome> {
    const outcome = { added: [] as string[], invited: [] as string[], problems: new Map<string, string>() };
    let stopReason = "";
    for (const recipient of recipients) {
      const problem =
        stopReason ||
        (await failureOf(
          () => send(recipient, role),
          (reason) => (stopReason = reason),
        ));
      if (problem) outcome.problems.set(keyOf(recipient), problem);
      else if (recipient.kind === "person") outcome.added.push(recipient.name);
      else outcome.invited.push(recipient.email);
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: boardKey(boardId), exact: true }),
      client.invalidateQueries({ queryKey: invitationsKey(boardId) }),
    ]);
    return outcome;
  };
}

function useAddMember(boardId: number) {
  const calls = membershipCalls(boardId);
  const addedIds = useRef(new Set<number>());

  /** A manager is added as a member first. A retry must not add somebody twice whose second step failed. */
  return async function add(id: number, role: Role) {
    if (!addedIds.current.has(id)) await calls.add(id, role);
    addedIds.current.add(id);
    if (role === ROLE_TITLES.manager) await calls.changeRole(id, role);
    addedIds.current.delete(id);
  };
}

/** @returns the reason of the failure, or "" */
async function failureOf(work: () => Promise<unknown>, onStop: (problem: string) => void): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    const problem = errorMessage(error);
    if (affectsAll(error)) onStop(problem);
    return problem;
  }
}

/** The server is unreachable or limits the rate: the next request would fail, too. */
const affectsAll = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status === 429);
