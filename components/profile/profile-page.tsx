import { useTranslations } from "next-intl";
import { SectionNav } from "@/components/ui/lists/section-nav";
import { Page, PageHeading } from "@/components/ui/pages/page";

/** The pages of the profile in their order, by the last part of their address. */
const PROFILE_PAGES = ["overview", "tasks", "activity", "notifications", "layouts", "account"] as const;
export type ProfilePageName = (typeof PROFILE_PAGES)[number];

interface ProfilePageProps {
  current: ProfilePageName;
  actions?: React.ReactNode;
  /** For lists and tables. */
  wide?: boolean;
  children: React.ReactNode;
}

export function ProfilePage({ current, actions, wide = false, children }: ProfilePageProps) {
  const t = useTranslations("account.profile");
  const places = PROFILE_PAGES.map((name) => ({
    href: name === "overview" ? "/profile" : `/profile/${name}`,
    label: t(`pages.${name}`),
    isCurrent: name === current,
  }));
  return (
    <Page nav={<SectionNav label={t("title")} places={places} />} narrow={!wide}>
      <PageHeading actions={actions}>{current === "overview" ? t("title") : t(`pages.${current}`)}</PageHeading>
      {children}
    </Page>
  );
}
