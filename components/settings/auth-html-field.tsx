"use client";
import { useId } from "react";
import { useTranslations } from "next-intl";
import { HtmlPreview } from "@/components/settings/html-preview";
import { TextAreaField } from "@/components/ui/controls/text-area-field";

interface AuthHtmlFieldProps {
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
}

const TOKENS = ["{login_url}", "{current_url}"] as const;
const LONGEST = 5_000;

/** What guests read where an account is needed, with a preview. */
export function AuthHtmlField({ value, error, onChange }: AuthHtmlFieldProps) {
  const t = useTranslations("settings.roadmap.authHtml");
  const titleId = useId();
  return (
    <div className="flex flex-col gap-3">
      <TextAreaField
        label={t("label")}
        hint={t("hint")}
        name="auth_html"
        rows={5}
        dir="ltr"
        spellCheck={false}
        maxLength={LONGEST}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm text-gray-11">
        {TOKENS.map((token) => (
          <div key={token} className="contents">
            <dt>
              <code dir="ltr" className="rounded-sm bg-gray-3 px-1">
                {token}
              </code>
            </dt>
            <dd>{t(token === "{login_url}" ? "loginUrl" : "currentUrl")}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby={titleId}>
        <h3 id={titleId} className="mb-1.5 text-sm font-medium">
          {t("preview")}
        </h3>
        <div dir="auto" className="rounded-md border border-gray-6 bg-gray-2 px-3 py-2.5 wrap-anywhere">
          <HtmlPreview html={value} />
        </div>
      </section>
    </div>
  );
}
