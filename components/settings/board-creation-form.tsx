"use client";
import { useGeneralForm } from "@/components/settings/use-general-form";
import { SaveForm } from "@/components/ui/controls/save-form";
import type { GeneralSettings } from "@/lib/settings/general";

const choices = [
  [false, "Administrators", "And service admins."],
  [true, "Members, too", "People on a board may make other boards, and manage those."],
] as const;

export function BoardCreationForm({ settings }: { settings: Pick<GeneralSettings, "allow_members_to_create_boards"> }) {
  const { state, shown, edit } = useGeneralForm(settings);
  return (
    <SaveForm state={state}>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">Who may make boards</legend>
        {choices.map(([value, label, text]) => (
          <label key={label} className="flex min-h-11 cursor-pointer items-start gap-2.5 py-1.5">
            <input
              type="radio"
              name="allow_members_to_create_boards"
              value={String(value)}
              checked={shown.allow_members_to_create_boards === value}
              onChange={() => edit({ allow_members_to_create_boards: value })}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span>
              {label}
              <span className="block text-sm text-gray-11">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </SaveForm>
  );
}
