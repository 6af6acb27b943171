"use client";
import { useTranslations } from "next-intl";
import { Check } from "lucide-react";
import { Alert } from "@/components/ui/feedback/alert";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import type { useForm } from "@/components/ui/hooks/use-form";

interface SaveFormProps {
  state: Pick<ReturnType<typeof useForm>, "form" | "problem" | "saving" | "saved" | "ready">;
  /** Where another verb says more. */
  submit?: string;
  done?: string;
  children: React.ReactNode;
}

/** The end of the form confirms that it was saved. */
export function SaveForm({ state: { form, problem, saving, saved, ready }, submit, done, children }: SaveFormProps) {
  const t = useTranslations("ui.controls");
  const actions = useTranslations("ui.actions");
  return (
    <form {...form} className="flex flex-col gap-4 p-4 sm:p-5">
      {problem && <Alert kind="error">{problem}</Alert>}
      {children}
      <div className="flex items-center justify-end gap-3 max-sm:flex-col max-sm:items-stretch">
        <p role="status" className="flex items-center justify-center gap-1.5 font-medium text-green-text empty:hidden">
          {saved && (
            <>
              <Check aria-hidden className="size-4" strokeWidth={1.5} />
              {done ?? t("saved")}
            </>
          )}
        </p>
        <SubmitButton state={{ saving, ready }}>{submit ?? actions("save")}</SubmitButton>
      </div>
    </form>
  );
}
