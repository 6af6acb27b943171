import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/controls/button";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { AccountNeeded } from "@/components/roadmap/forms/account-needed";
import { Captcha } from "@/components/roadmap/forms/captcha";
import { FormMarks } from "@/components/roadmap/forms/form-marks";
import { GuestFields } from "@/components/roadmap/forms/guest-fields";
import { KeepDraft } from "@/components/roadmap/forms/keep-draft";
import type { Offers } from "@/components/roadmap/parts/offers";
import { SimilarTitle } from "@/components/roadmap/forms/similar-title";

interface SuggestFormProps {
  boardId: number;
  /** The address of the roadmap. */
  path: string;
  stamp: string;
  isGuest: boolean;
  offers: Offers;
  /** The page without the form. */
  closeHref: string;
}

export function SuggestForm({ boardId, path, stamp, isGuest, offers, closeHref }: SuggestFormProps) {
  const t = useTranslations("roadmap.suggest");
  return (
    <section
      id="suggest"
      aria-labelledby="suggest-title"
      className="mb-8 max-w-180 scroll-mt-4 rounded-lg border border-gray-6 bg-surface p-5 shadow-raised sm:p-6"
    >
      <h2 id="suggest-title" className="text-lg font-semibold">
        {t("title")}
      </h2>
      <div className="mt-4">
        {offers.idea === "open" ? (
          <form method="post" action={`${path}/submit`} className="flex flex-col gap-4">
            <FormMarks stamp={stamp} />
            <KeepDraft name={path} isSent={false} />
            <SimilarTitle boardId={boardId} roadmap={path} />
            <TextAreaField
              name="description"
              label={t("description")}
              hint={t("descriptionHint")}
              rows={5}
              minLength={10}
              maxLength={20_000}
              required
            />
            {isGuest && <GuestFields />}
            {offers.captcha && <Captcha setting={offers.captcha} back={`${path}?suggest=1`} />}
            <div className="flex flex-wrap gap-2">
              <button type="submit" className={buttonStyle({ kind: "primary" })}>
                {t("submit")}
              </button>
              <Link href={closeHref} className={buttonStyle({ kind: "quiet" })}>
                {t("cancel")}
              </Link>
            </div>
          </form>
        ) : (
          <AccountNeeded authHtml={offers.authHtml} />
        )}
      </div>
    </section>
  );
}
