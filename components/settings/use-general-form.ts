"use client";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";
import type { GeneralSettings } from "@/lib/settings/general";

export const useGeneralForm = <Part extends Partial<GeneralSettings>>(saved: Part) =>
  useEditedForm(saved, (updatedSettings) => api("POST", "/boards/v2/admin/general-settings", { updatedSettings }));
