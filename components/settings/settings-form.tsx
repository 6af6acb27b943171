"use client";
import { Alert } from "@/components/ui/alert";
import { SubmitButton } from "@/components/ui/submit-button";
import type { useSettingsForm } from "@/components/settings/use-settings-form";

interface SettingsFormProps extends Pick<ReturnType<typeof useSettingsForm>, "form" | "problem" | "saving" | "ready" | "isChanged"> {
  children: React.ReactNode;
}

/** What is wrong above, the fields, and the button that saves them below. */
export const SettingsForm = ({ form, problem, saving, ready, isChanged, children }: SettingsFormProps) => (
  <form {...form} className="flex flex-col gap-4 p-4 sm:p-5">
    {problem && <Alert kind="error">{problem}</Alert>}
    {children}
    <div className="flex justify-end">
      <SubmitButton kind={isChanged ? "primary" : "quiet"} state={{ saving, ready }} disabled={!isChanged} className="max-sm:w-full">
        Save
      </SubmitButton>
    </div>
  </form>
);
