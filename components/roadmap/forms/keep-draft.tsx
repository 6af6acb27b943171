"use client";
import { useEffect, useRef } from "react";
import { withStorage } from "@/components/ui/hooks/with-storage";

/** Without those that a captcha adds. */
const FIELDS = "input:not([type=hidden]):not([tabindex='-1']), textarea:not([name$='-response'])";

/**
 * Inside of a form: what was typed survives going away and back, until the form was sent successfully, and a second press of the
 * button sends nothing.
 */
export function KeepDraft({ name, isSent }: { name: string; isSent: boolean }) {
  const mark = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = mark.current?.form;
    if (!form) return;

    const key = `draft ${name}`;
    const fields = () => [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];
    if (isSent)
      withStorage(
        () => sessionStorage,
        (store) => store.removeItem(key),
      );
    else restore(key, fields());

    let isOnItsWay = false;
    const save = () => {
      const typed = Object.fromEntries(fields().map((field) => [field.name, field.value]));
      withStorage(
        () => sessionStorage,
        (store) => store.setItem(key, JSON.stringify(typed)),
      );
    };
    const submit = (event: Event) => {
      if (event.defaultPrevented) return;
      if (isOnItsWay) event.preventDefault();
      isOnItsWay = true;
    };
    const show = () => (isOnItsWay = false);
    form.addEventListener("input", save);
    form.addEventListener("submit", submit);
    window.addEventListener("pageshow", show);
    return () => {
      form.removeEventListener("input", save);
      form.removeEventListener("submit", submit);
      window.removeEventListener("pageshow", show);
    };
  }, [name, isSent]);
  return <input ref={mark} type="hidden" />;
}

function restore(key: string, fields: (HTMLInputElement | HTMLTextAreaElement)[]) {
  const saved = withStorage(
    () => sessionStorage,
    (store) => store.getItem(key),
  );
  const typed = saved ? (JSON.parse(saved) as Record<string, string>) : {};
  for (const field of fields) if (field.value === "") field.value = typed[field.name] ?? "";
}
