"use client";
import { useEffect, useRef, useState } from "react";
import type { FieldValueProps } from "@/components/task/properties/custom-field-properties";
import { rowStyle, NoValue, PropertyRow, valueStyle } from "@/components/task/properties/property";
import { TextValueField } from "@/components/task/properties/text-value-field";
import { classNames } from "@/components/ui/class-names";
import { problemOf } from "@/components/ui/feedback/problem";
import { ApiError } from "@/lib/api";
import { languageOf } from "@/lib/dates/when";

/** A text or a number, written where it stands; what is refused stays in its field, with the server's words under it. */
export function TextValue({ field: { title, settings }, value, viewer, mayEdit, filled }: FieldValueProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (draft === null && returnsFocus.current) button.current?.focus();
    returnsFocus.current = false;
  }, [draft]);
  const isNumber = settings.custom_field_type === "number";
  const text = value === null ? "" : String(value);
  const words = isNumber ? numberWords(text, viewer.locale) : text;

  function end(byKey: boolean) {
    returnsFocus.current = byKey;
    setDraft(null);
    setProblem("");
  }

  function leave(newText: string, byKey: boolean) {
    end(byKey);
    if (newText === text) return;
    filled(newText || null).catch((error: unknown) => {
      setProblem(wordsOf(error));
      setDraft(newText);
    });
  }

  if (mayEdit && draft !== null)
    return (
      <PropertyRow name={title}>
        <TextValueField
          label={title}
          text={draft}
          saved={text}
          isNumber={isNumber}
          problem={problem}
          onLeave={leave}
          onGiveUp={() => end(true)}
        />
      </PropertyRow>
    );

  const shown = words ? (
    <span
      dir="auto"
      className={classNames("line-clamp-6 min-w-0 wrap-anywhere whitespace-pre-wrap", isNumber && "tabular-nums")}
    >
      {words}
    </span>
  ) : (
    <NoValue />
  );
  return (
    <PropertyRow name={title}>
      {mayEdit ? (
        <button
          ref={button}
          type="button"
          aria-label={`${title}: ${words || "None"}`}
          onClick={() => setDraft(text)}
          className={classNames(valueStyle, "cursor-text")}
        >
          {shown}
        </button>
      ) : (
        <div className={rowStyle}>{shown}</div>
      )}
    </PropertyRow>
  );
}

/** What the server says of the value, without the name of its parameter before it. */
const wordsOf = (error: unknown): string => (error instanceof ApiError && error.fields.value) || problemOf(error);

/** As the person writes numbers; what is on its way may be none. */
function numberWords(text: string, locale: string): string {
  const number = Number(text);
  return text === "" || !Number.isFinite(number)
    ? text
    : new Intl.NumberFormat(languageOf(locale), { maximumFractionDigits: 20 }).format(number);
}
