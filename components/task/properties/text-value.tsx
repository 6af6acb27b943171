"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { rowStyle, NoValue, PropertyRow, type ValueProps, valueStyle } from "@/components/task/properties/property";
import { TextValueField } from "@/components/task/properties/text-value-field";
import { classNames } from "@/components/ui/class-names";
import { useFocusAfterEditing } from "@/components/ui/hooks/use-focus-after-editing";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ApiError } from "@/lib/api";

interface TextValueProps extends Omit<ValueProps<string>, "onChange"> {
  locale: string;
  isNumber?: boolean;
  /** The value as it is read, if it is typed in another way. */
  shown?: string;
  /** @throws ApiError */
  saveValue: (text: string) => Promise<unknown>;
}

/** A text or a number, edited in place. A refused value stays in its field, with the server's message below. */
export function TextValue({ name, value: text, isNumber = false, shown, locale, mayEdit, saveValue }: TextValueProps) {
  const t = useTranslations("task.properties");
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const moveFocus = useFocusAfterEditing(draft !== null, () => button.current?.focus());
  const shownText = shown ?? (isNumber ? formatNumber(text, locale) : text);

  function end(byKeyboard: boolean) {
    moveFocus(byKeyboard);
    setDraft(null);
    setProblem("");
  }

  function commit(newText: string, byKeyboard: boolean) {
    end(byKeyboard);
    if (newText === text) return;
    saveValue(newText).catch((error: unknown) => {
      setProblem(messageOf(error));
      setDraft(newText);
    });
  }

  if (mayEdit && draft !== null)
    return (
      <PropertyRow name={name}>
        <TextValueField
          label={name}
          text={draft}
          saved={text}
          isNumber={isNumber}
          problem={problem}
          onCommit={commit}
          onCancel={() => end(true)}
        />
      </PropertyRow>
    );

  const content = shownText ? (
    <DisplayedValue isNumber={isNumber}>{shownText}</DisplayedValue>
  ) : (
    <NoValue>{t("none.value")}</NoValue>
  );
  return (
    <PropertyRow name={name}>
      {mayEdit ? (
        <button
          ref={button}
          type="button"
          aria-label={t("withValue", { name, value: shownText || t("none.value") })}
          onClick={() => setDraft(text)}
          className={classNames(valueStyle, "cursor-text")}
        >
          {content}
        </button>
      ) : (
        <div className={rowStyle}>{content}</div>
      )}
    </PropertyRow>
  );
}

const DisplayedValue = ({ isNumber, children }: { isNumber: boolean; children: string }) => (
  <span
    dir="auto"
    className={classNames(
      "line-clamp-6 min-w-0 text-match-parent wrap-anywhere whitespace-pre-wrap",
      isNumber && "tabular-nums",
    )}
  >
    {children}
  </span>
);

/** Without the name of the parameter, which the error's own message begins with. */
const messageOf = (error: unknown): string => (error instanceof ApiError && error.fields.value) || errorMessage(error);

/** A value that is still being saved may be no number. */
function formatNumber(text: string, locale: string): string {
  const number = Number(text);
  return text === "" || !Number.isFinite(number)
    ? text
    : new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(number);
}
