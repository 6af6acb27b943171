"use client";
import { useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "@/lib/api";
import { useHydrated } from "@/components/ui/hooks/hydrated";
import { errorTexts } from "@/components/i18n/error-texts";
import { errorMessage } from "@/components/ui/feedback/error-message";

export type FormValues = Record<string, string>;
export type FieldErrors = Readonly<Record<string, string>>;
type FieldOfCode = Readonly<Record<string, string>>;
type SaveForm = (values: FormValues, form: HTMLFormElement) => Promise<void>;

interface FormState {
  errors: FieldErrors;
  problem: string;
  saving: boolean;
  /** Until something is typed. */
  saved: boolean;
}

/**
 * A form that saves through the REST API and never loses what was typed. `fieldOfCode` names the field of an error code
 * whose response names none; an error without a field is shown above the form.
 */
export function useForm(save: SaveForm, fieldOfCode: FieldOfCode = {}) {
  const [state, setState] = useState<FormState>({ errors: {}, problem: "", saving: false, saved: false });
  const ready = useHydrated();

  function settle(form: HTMLFormElement, result: Partial<FormState>) {
    flushSync(() => setState((before) => ({ ...before, errors: {}, problem: "", saving: false, ...result })));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (state.saving) return;
    const errors = invalidFields(form);
    if (Object.keys(errors).length > 0) return settle(form, { errors });

    setState((before) => ({ ...before, saving: true, saved: false }));
    try {
      await save(valuesOf(form), form);
      settle(form, { saved: true });
    } catch (error) {
      settle(form, failureOf(error, form, fieldOfCode));
    }
  }

  function onInput({ target }: React.FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (state.saved || state.errors[name])
      setState(({ errors: { [name]: _, ...errors }, ...before }) => ({ ...before, errors, saved: false }));
  }

  return { ...state, ready, form: { ...FORM_PROPS, onSubmit, onInput } };
}

const FORM_PROPS = { onKeyDown: submitOnModEnter, noValidate: true, method: "post" } as const;

/** In a textarea Enter begins a new line, so that Ctrl or Cmd is needed to submit. */
function submitOnModEnter(event: React.KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}

function invalidFields(form: HTMLFormElement): FieldErrors {
  const controls = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const invalid = controls.filter(({ name, validity }) => name && !validity.valid);
  return Object.fromEntries(invalid.map((control) => [control.name, messageFor(control)]));
}

function messageFor({ validity, minLength, validationMessage }: HTMLInputElement): string {
  const t = errorTexts();
  if (validity.valueMissing) return t("required");
  if (validity.typeMismatch) return t("noEmailAddress");
  if (validity.tooShort) return t("tooShort", { count: minLength });
  return validationMessage;
}

function failureOf(error: unknown, form: HTMLFormElement, fieldOfCode: FieldOfCode) {
  const messages = messagesByField(error, fieldOfCode);
  if (messages.length === 0) return { problem: errorMessage(error) };

  const isInForm = ([name]: [string, string]) => form.elements.namedItem(name) !== null;
  const withoutField = messages.filter((each) => !isInForm(each));
  return {
    errors: Object.fromEntries(messages.filter(isInForm)),
    problem: withoutField.map(([, message]) => message).join(" "),
  };
}

function messagesByField(error: unknown, fieldOfCode: FieldOfCode): [string, string][] {
  if (!(error instanceof ApiError)) return [];

  const field = fieldOfCode[error.code];
  return field ? [[field, error.message]] : Object.entries(error.fields);
}
