import { Bell, BellOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/controls/button";
import { TextField } from "@/components/ui/controls/text-field";
import { Captcha } from "@/components/roadmap/forms/captcha";
import { FormMarks } from "@/components/roadmap/forms/form-marks";
import type { Captcha as Setting } from "@/lib/captcha/setting";
import { LONGEST_EMAIL_ADDRESS } from "@/lib/text/email-address";

interface FollowCardProps {
  /** The address of the idea. */
  href: string;
  stamp: string;
  /** Null for guests, of whom the page doesn't know it. */
  isFollowing: boolean | null;
  captcha: Setting | null;
}

export function FollowCard({ href, stamp, isFollowing, captcha }: FollowCardProps) {
  const t = useTranslations("roadmap.follow");
  const Icon = isFollowing ? BellOff : Bell;
  return (
    <section id="follow" aria-labelledby="follow-title" className="scroll-mt-4">
      <h2 id="follow-title" className="font-semibold">
        {t("title")}
      </h2>
      <p className="mt-1 text-gray-11">{t(isFollowing ? "following" : "text")}</p>
      <form method="post" action={`${href}/follow`} className="mt-3 flex flex-col items-start gap-3">
        <FormMarks stamp={stamp} />
        {isFollowing === null ? (
          <TextField
            name="email"
            type="email"
            dir="ltr"
            label={t("email")}
            autoComplete="email"
            maxLength={LONGEST_EMAIL_ADDRESS}
            required
            className="w-full"
          />
        ) : (
          <input type="hidden" name="follow" value={isFollowing ? "no" : "yes"} />
        )}
        {captcha && <Captcha setting={captcha} back={href} />}
        <button type="submit" className={buttonStyle({})}>
          <Icon aria-hidden className="size-4" strokeWidth={1.5} />
          {t(isFollowing ? "stop" : "submit")}
        </button>
      </form>
    </section>
  );
}
