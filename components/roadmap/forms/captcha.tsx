import { useTranslations } from "next-intl";
import { CaptchaBox } from "@/components/roadmap/forms/captcha-box";
import { TEXT_LINK } from "@/components/ui/controls/text-link";
import type { Captcha as Setting } from "@/lib/captcha/setting";

/** What guests solve before they send a text. Without script, a sentence says why they can't. */
export function Captcha({ setting, back }: { setting: Setting; back: string }) {
  const t = useTranslations("roadmap.captcha");
  const signIn = (chunks: React.ReactNode) => (
    <a href={`/login?redirect_to=${encodeURIComponent(back)}`} className={TEXT_LINK}>
      {chunks}
    </a>
  );
  return (
    <>
      <noscript>
        <p className="rounded-md border border-gray-6 bg-gray-2 p-3">{t.rich("noScript", { link: signIn })}</p>
      </noscript>
      <CaptchaBox {...setting} failed={t("failed")} first={t("first")} />
    </>
  );
}
