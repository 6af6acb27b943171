"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { NewPasswordField } from "@/components/account/new-password-field";
import { PasswordField } from "@/components/ui/controls/password-field";
import { SaveForm } from "@/components/ui/controls/save-form";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

export function PasswordForm({ login }: { login: string }) {
  const t = useTranslations("account.password");
  const router = useRouter();
  const [formKey, setFormKey] = useState(0);
  const state = useForm(async ({ current_password, new_password }) => {
    await api("PUT", "/boards-app/v1/password", { current_password, new_password });
    setFormKey(formKey + 1);
    router.refresh();
  });

  return (
    <SaveForm state={state} submit={t("submit")} done={t("done")}>
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <div key={formKey} className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField name="current_password" label={t("current")} error={state.errors.current_password} required />
        <NewPasswordField name="new_password" label={t("new")} error={state.errors.new_password} />
      </div>
    </SaveForm>
  );
}
