"use client";
import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { api } from "@/lib/api";
import type { MailAddressJson } from "@/lib/incoming-mail/address/present";

interface Answer {
  mail_address: MailAddressJson;
}

/** Loaded each time the dialog opens, as another tab may have changed it. */
export function useMailAddress(boardId: number) {
  const path = `/boards-app/v1/boards/${boardId}/mail-address`;
  const queryKey = ["board", boardId, "mail address"];
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api<Answer>("GET", path),
    gcTime: 0,
    retry: 1,
    retryDelay: 500,
    networkMode: "always",
  });
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const replace = (answer: Answer | undefined) => void client.setQueryData(queryKey, answer);

  /** A stage is chosen at once, and the former one is back if that fails. */
  async function save(stageId: number | null) {
    setProblem("");
    setBusy(true);
    if (data?.mail_address) replace({ mail_address: { ...data.mail_address, stage_id: stageId } });
    try {
      replace(await api<Answer>("PUT", path, { stage_id: stageId }));
    } catch (failure) {
      replace(data);
      setProblem(errorMessage(failure));
    }
    setBusy(false);
  }

  return {
    answer: data,
    loading: { error, retry: () => void refetch() },
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
