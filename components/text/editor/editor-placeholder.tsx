"use client";
import { useTranslations } from "next-intl";
import { leaveByKey } from "@/components/text/editor/leave-by-key";
import { RichText } from "@/components/text/rich-text/rich-text";

interface EditorPlaceholderProps {
  ref: React.Ref<HTMLTextAreaElement>;
  label: string;
  placeholder: string;
  html: string;
  text: string;
  hasFailed: boolean;
  onText: (text: string) => void;
  onComposing: (isComposing: boolean) => void;
  onLeave: () => void;
  onDone: () => void;
}

/** Shows the text until the editor is loaded, and takes what is typed after it. */
export function EditorPlaceholder({
  ref,
  label,
  placeholder,
  html,
  text,
  hasFailed,
  onText,
  onComposing,
  onLeave,
  onDone,
}: EditorPlaceholderProps) {
  const t = useTranslations("text.editor");
  return (
    <div className="rounded-sm border border-gray-7 bg-field focus-within:border-focus">
      <p className="flex min-h-10.25 items-center rounded-t-sm border-b border-gray-6 bg-gray-2 px-3 text-sm text-gray-11 pointer-coarse:min-h-13.25">
        {hasFailed && <span role="status">{t("loadFailed")}</span>}
      </p>
      <div className="flex max-h-[55dvh] min-h-40 flex-col overflow-y-auto overscroll-contain px-3 py-2.5">
        {html && <RichText html={html} />}
        <textarea
          ref={ref}
          autoFocus
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={html ? undefined : placeholder}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
          onBlur={onLeave}
          onKeyDown={leaveByKey(onDone)}
          className="mt-2 field-sizing-content w-full first:mt-0 shrink-0 grow resize-none overflow-hidden bg-transparent text-base leading-relaxed outline-none wrap-anywhere placeholder:text-gray-11 pointer-coarse:min-h-11"
        />
      </div>
    </div>
  );
}
