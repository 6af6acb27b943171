"use client";
import { NewPasswordField } from "@/components/account/new-password-field";
import { signIn } from "@/components/account/sign-in";
import { Alert } from "@/components/ui/feedback/alert";
import { navigateTo } from "@/components/ui/hooks/navigation";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

interface RegistrationFormProps {
  token: string;
  email: string;
  suggestedLogin: string;
}

export function RegistrationForm({ token, email, suggestedLogin }: RegistrationFormProps) {
  const { form, errors, problem, ...state } = useForm(
    async ({ display_name = "", login = "", password = "" }) => {
      const { board } = await api<{ board: { id: number } }>("POST", "/boards-app/v1/invitations", {
        token,
        display_name,
        login,
        password,
      });
      await signIn(login, password);
      await navigateTo(`/boards/${board.id}`);
    },
    { existing_user_login: "login" },
  );

  return (
    <form {...form} className="flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextField name="email" type="email" label="E-mail address" value={email} readOnly autoComplete="email" />
      <TextField
        name="display_name"
        label="Your name"
        error={errors.display_name}
        required
        autoFocus
        autoComplete="name"
        maxLength={250}
      />
      <TextField
        name="login"
        label="User name"
        defaultValue={suggestedLogin}
        error={errors.login}
        hint="Letters, digits, and . - _ @. It can't be changed later."
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={60}
      />
      <NewPasswordField name="password" label="Password" error={errors.password} />
      <SubmitButton state={state} className="mt-2">
        Join the board
      </SubmitButton>
    </form>
  );
}
