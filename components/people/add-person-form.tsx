"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { SquareKanban } from "lucide-react";
import type { AddPersonProps } from "@/components/people/add-person";
import { useBoardSearch, type FoundBoard } from "@/components/board-store/find-boards";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { DialogActions } from "@/components/ui/overlays/dialog";
import { SearchChooser } from "@/components/ui/pickers/search-chooser";
import { SelectField } from "@/components/ui/controls/select-field";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { type FieldErrors, useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";
import { suggestedLogin } from "@/lib/invitations/suggested-login";
import type { PasswordLinkJson } from "@/lib/users/passwords/present-link";

export interface Added {
  person: { ID: number; display_name: string; user_email: string };
  link: PasswordLinkJson;
}

interface AddPersonFormProps extends Pick<AddPersonProps, "canMakeAdministrators"> {
  onAdded: (added: Added) => void;
  onCancel: () => void;
}

const RIGHTS = ["member", "service_admin", "administrator"] as const;

const FIELDS = { existing_user_login: "login", existing_user_email: "email" };

export function AddPersonForm({ canMakeAdministrators, onAdded, onCancel }: AddPersonFormProps) {
  const t = useTranslations("people.add");
  const actions = useTranslations("ui.actions");
  const router = useRouter();
  const [boards, setBoards] = useState<FoundBoard[]>([]);
  const { form, errors, problem, ...state } = useForm(async (values) => {
    const added = await api<Added>("POST", "/boards-app/v1/people", {
      ...values,
      board_ids: boards.map(({ id }) => id),
    });
    router.refresh();
    onAdded(added);
  }, FIELDS);

  return (
    <form {...form} className="mt-4 flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <IdentityFields errors={errors} />
      <SelectField
        name="rights"
        label={t("permissions")}
        error={errors.rights}
        choices={RIGHTS.filter((value) => canMakeAdministrators || value !== "administrator").map((value) => ({
          value,
          label: t(`rights.${value}`),
        }))}
      />
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">
          {t.rich("boardsOptional", {
            light: (chunks) => <span className="font-normal text-gray-11">{chunks}</span>,
          })}
        </legend>
        <SearchChooser
          label={t("boards")}
          text={t("chooseBoards")}
          Icon={SquareKanban}
          search={useBoardSearch()}
          chosen={boards}
          onChange={setBoards}
        />
      </fieldset>
      <DialogActions>
        <Button onClick={onCancel}>{actions("cancel")}</Button>
        <SubmitButton state={state}>{t("submit")}</SubmitButton>
      </DialogActions>
    </form>
  );
}

function IdentityFields({ errors }: { errors: FieldErrors }) {
  const t = useTranslations("people.add");
  const [names, setNames] = useState({ name: "", email: "" });
  const [login, setLogin] = useState<string | null>(null);

  return (
    <>
      <TextField
        name="display_name"
        label={t("name")}
        dir={names.name ? "auto" : undefined}
        error={errors.display_name}
        required
        maxLength={250}
        autoComplete="off"
        value={names.name}
        onChange={({ target }) => setNames({ ...names, name: target.value })}
      />
      <TextField
        name="email"
        type="email"
        label={t("email")}
        error={errors.email}
        required
        maxLength={254}
        autoComplete="off"
        value={names.email}
        onChange={({ target }) => setNames({ ...names, email: target.value })}
      />
      <TextField
        name="login"
        label={t("login")}
        hint={t("loginHint")}
        error={errors.login}
        required
        maxLength={60}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={login ?? suggestedLogin(names.email || names.name)}
        onChange={({ target }) => setLogin(target.value)}
      />
    </>
  );
}
