import { useTranslations } from "next-intl";
import { CaptchaForm } from "@/components/settings/captcha-form";
import { RoadmapForm, type RoadmapFormValues } from "@/components/settings/roadmap-form";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Section } from "@/components/ui/overlays/panel";
import { PageHeading } from "@/components/ui/pages/page";
import type { CaptchaJson } from "@/lib/captcha/setting";

interface RoadmapSettingsPageProps {
  settings: RoadmapFormValues;
  captcha: CaptchaJson;
}

export function RoadmapSettingsPage({ settings, captcha }: RoadmapSettingsPageProps) {
  const t = useTranslations("settings.roadmap");
  const { auth_html, ...others } = settings;
  return (
    <>
      <RefreshOnFocus />
      <PageHeading>{t("title")}</PageHeading>
      <div className="flex flex-col gap-10">
        <Section id="public-pages" title={t("public")} text={t("publicText")}>
          <RoadmapForm settings={{ ...switchesOf(others), auth_html }} />
        </Section>
        <Section id="captcha" title={t("captcha")} text={t("captchaText")}>
          <CaptchaForm captcha={captcha} />
        </Section>
      </div>
    </>
  );
}

/** What the form has; further settings are for other programs. */
const switchesOf = (settings: Omit<RoadmapFormValues, "auth_html">) => ({
  enable_new_idea_submission: settings.enable_new_idea_submission,
  new_idea_require_auth: settings.new_idea_require_auth,
  enable_new_comment_submission: settings.enable_new_comment_submission,
  new_idea_comment_require_auth: settings.new_idea_comment_require_auth,
  enable_new_vote_submission: settings.enable_new_vote_submission,
  new_idea_vote_require_auth: settings.new_idea_vote_require_auth,
});
