"use client";
import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { api } from "@/lib/api";
import type { MailAddressJson } from "@/lib/incoming-mail/address/present";

interface Answer {
  mail_address: MailAddressJson;
}

const pathOn = (boardId: number) => `/boards-app/v1/boards/${boardId}/mail-address`;
const keyOn = (boardId: number) => ["board", boardId, "mail address"];

/** Loaded each time the dialog opens, as another tab may have changed it. */
export function useMailAddress(boardId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: keyOn(boardId),
    queryFn: () => api<Answer>("GET", pathOn(boardId)),
    gcTime: 0,
    retry: 1,
    retryDelay: 500,
    networkMode: "always",
  });
  return { answer: data, loading: { error, retry: () => void refetch() }, ...useChanges(boardId, data) };
}

function useChanges(boardId: number, before: Answer | undefined) {
  const client = useQueryClient();
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const path = pathOn(boardId);
  const replace = (answer: Answer | undefined) => void client.setQueryData(keyOn(boardId), answer);

  /** A stage is chosen at once, and the former one is back if that fails. */
  async function save(stageId: number | null) {
    setProblem("");
    setBusy(true);
    if (before?.mail_address) replace({ mail_address: { ...before.mail_address, stage_id: stageId } });
    try {
      replace(await api<Answer>("PUT", path, { stage_id: stageId }));
    } catch (failure) {
      replace(before);
      setProblem(errorMessage(failure));
    }
    setBusy(false);
  }

  return {
    problem,
    isBusy,
    save,
    renew: async () => replace(await api<Answer>("POST", `${path}/renew`)),
    remove: async () => {
      await api("DELETE", path);
      replace({ mail_address: null });
    },
  };
}
