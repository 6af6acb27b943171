"use client";
import { useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "@/lib/api";
import { useHydrated } from "@/components/ui/hooks/hydrated";
import { problemOf } from "@/components/ui/feedback/problem";

export type FormValues = Record<string, string>;
type FieldErrors = Readonly<Record<string, string>>;

/**
 * A form that saves through the REST API. What was typed stays whatever happens; an error shows at its field, which
 * gets the focus, or above the form when it belongs to none. `saved` holds until something is typed. `fieldOfCode` is for refusals that name no field.
 */
export function useForm(
  save: (values: FormValues, form: HTMLFormElement) => Promise<void>,
  fieldOfCode: Readonly<Record<string, string>> = {},
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState("");
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const hydrated = useHydrated();

  function show(form: HTMLFormElement, fields: FieldErrors, sentence: string) {
    flushSync(() => {
      setErrors(fields);
      setProblem(sentence);
      setSaving(false);
    });
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (saving) return;
    const missing = wrongFields(form);
    if (Object.keys(missing).length > 0) return show(form, missing, "");

    setSaving(true);
    setSaved(false);
    try {
      await save(valuesOf(form), form);
      setSaved(true);
      show(form, {}, "");
    } catch (error) {
      const complaints = complaintsOf(error, fieldOfCode);
      const [atFields, homeless] = [
        complaints.filter(([name]) => form.elements.namedItem(name)),
        complaints.filter(([name]) => !form.elements.namedItem(name)),
      ];
      show(
        form,
        Object.fromEntries(atFields),
        complaints.length > 0 ? homeless.map(([, sentence]) => sentence).join(" ") : problemOf(error),
      );
    }
  }

  function onInput(event: React.FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    setSaved(false);
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
  }

  /** In a text of several lines Enter begins another one; with Ctrl or Cmd it submits there, too. */
  function onKeyDown(event: React.KeyboardEvent<HTMLFormElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return {
    form: { onSubmit, onInput, onKeyDown, noValidate: true, method: "post" as const },
    errors,
    problem,
    saving,
    saved,
    ready: hydrated,
  };
}

function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}

/** The browser's own checks, said in our words. */
function wrongFields(form: HTMLFormElement): FieldErrors {
  const controls = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const wrong = controls.filter(({ name, validity }) => name && !validity.valid);
  return Object.fromEntries(wrong.map((control) => [control.name, sentenceFor(control)]));
}

function sentenceFor({ validity, minLength, validationMessage }: HTMLInputElement): string {
  if (validity.valueMissing) return "Please fill this in.";
  if (validity.typeMismatch) return "This needs to be an address like name@example.com.";
  if (validity.tooShort) return `Use at least ${minLength} characters.`;
  return validationMessage;
}

function complaintsOf(error: unknown, fieldOfCode: Readonly<Record<string, string>>): [string, string][] {
  if (!(error instanceof ApiError)) return [];

  const field = fieldOfCode[error.code];
  return field ? [[field, error.message]] : Object.entries(error.fields);
}
