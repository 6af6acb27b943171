"use client";
import { useTranslations } from "next-intl";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { Alert } from "@/components/ui/feedback/alert";
import type { useForm } from "@/components/ui/hooks/use-form";

interface ConnectFormProps {
  form: ReturnType<typeof useForm>;
  submit: string;
  children: React.ReactNode;
}

/** Credentials for another tool. The browser is asked not to remember them. */
export function ConnectForm({ form: { form, problem, saving, ready }, submit, children }: ConnectFormProps) {
  const t = useTranslations("imports.connect");
  return (
    <form {...form} autoComplete="off" className="flex flex-col gap-4 p-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SubmitButton state={{ saving, ready }}>{submit}</SubmitButton>
        <p className="min-w-0 flex-1 basis-60 text-sm text-gray-11">{t("privacy")}</p>
      </div>
    </form>
  );
}
