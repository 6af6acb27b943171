"use client";
import { NewPasswordField } from "@/components/account/new-password-field";
import { signIn } from "@/components/account/sign-in";
import { Alert } from "@/components/ui/feedback/alert";
import { navigateTo } from "@/components/ui/hooks/navigation";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

export function SetupForm({ token }: { token: string }) {
  const { form, errors, problem, ...state } = useForm(async ({ login = "", password = "", ...others }) => {
    await api("POST", "/boards-app/v1/setup", { token, login, password, ...others });
    await signIn(login, password);
    await navigateTo("/welcome");
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextField
        name="site_title"
        label="Name of this site"
        error={errors.site_title}
        hint="Your team or company. You can change it later."
        required
        autoFocus
        autoComplete="organization"
        maxLength={100}
      />
      <div className="my-1 border-t border-gray-6" />
      <TextField
        name="display_name"
        label="Your name"
        error={errors.display_name}
        required
        autoComplete="name"
        maxLength={250}
      />
      <TextField
        name="login"
        label="User name"
        error={errors.login}
        hint="Letters, digits, and . - _ @. It can't be changed later."
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={60}
      />
      <TextField
        name="email"
        type="email"
        label="E-mail address"
        error={errors.email}
        required
        autoComplete="email"
        maxLength={254}
      />
      <NewPasswordField name="password" label="Password" error={errors.password} />
      <SubmitButton state={state} className="mt-2">
        Create the site
      </SubmitButton>
    </form>
  );
}
