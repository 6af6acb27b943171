"use client";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { navigateTo } from "@/components/ui/hooks/navigation";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

export function JoinButton({ token }: { token: string }) {
  const t = useTranslations("auth.invitation");
  const { form, problem, ...state } = useForm(async () => {
    const { board } = await api<{ board: { id: number } }>("POST", "/boards-app/v1/invitations", { token });
    await navigateTo(`/boards/${board.id}`);
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <SubmitButton state={state}>{t("submit")}</SubmitButton>
    </form>
  );
}
