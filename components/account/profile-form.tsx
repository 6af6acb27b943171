"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { Alert } from "@/components/ui/alert";
import { PasswordField } from "@/components/ui/password-field";
import { type Choice, type ChoiceGroup, SelectField } from "@/components/ui/select-field";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { toast } from "@/components/ui/toasts";
import { useForm } from "@/components/ui/use-form";
import { api } from "@/lib/api";
import type { ProfileJson } from "@/lib/users/profile/present";

interface ProfileFormProps {
  profile: ProfileJson;
  timezones: ChoiceGroup[];
  locales: Choice[];
  weekdays: Choice[];
}

export function ProfileForm({ profile, timezones, locales, weekdays }: ProfileFormProps) {
  const router = useRouter();
  const [email, setEmail] = useState(profile.email);
  const hasNewEmail = email.trim() !== profile.email;
  const { form, errors, problem, ...state } = useForm(async (values) => {
    await api("PUT", "/boards-app/v1/profile", values);
    toast("Profile saved");
    router.refresh();
  });

  return (
    <form {...form} className="flex flex-col gap-4 p-4 sm:p-5">
      {problem && <Alert kind="error">{problem}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="display_name" label="Name" error={errors.display_name} defaultValue={profile.display_name} required autoComplete="name" maxLength={250} />
        <TextField name="own_login" label="User name" defaultValue={profile.login} hint="It can't be changed." disabled />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="flex flex-col gap-4">
          <TextField name="email" type="email" label="E-mail address" error={errors.email} value={email} onChange={(event) => setEmail(event.target.value)} required autoComplete="email" maxLength={254} />
          {hasNewEmail && <PasswordField name="current_password" label="Current password" error={errors.current_password} hint="To change the address, show that it is you." required />}
        </div>
        <SelectField name="timezone" label="Time zone" error={errors.timezone} defaultValue={profile.timezone ?? ""} choices={timezones} />
        <SelectField name="locale" label="Language" error={errors.locale} hint="Dates follow it. The screens are in English for now." defaultValue={profile.locale ?? ""} choices={locales} />
        <SelectField name="start_of_week" label="The week begins on" error={errors.start_of_week} defaultValue={profile.start_of_week ?? ""} choices={weekdays} />
      </div>
      <div className="flex justify-end">
        <SubmitButton state={state} className="max-sm:w-full">
          Save profile
        </SubmitButton>
      </div>
    </form>
  );
}
