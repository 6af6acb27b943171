import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/account/auth-page";
import { SetupForm } from "@/components/account/setup-form";
import { LinkButton } from "@/components/ui/controls/link-button";
import { isSetUp, isSetupToken } from "@/lib/users/setup";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.setup");
  return { title: t("pageTitle"), referrer: "no-referrer" };
}

export default async function SetupPage({ searchParams }: PageProps<"/setup">) {
  if (await isSetUp()) return <SetUp />;
  const token = [(await searchParams).token].flat()[0];
  if (!token || !(await isSetupToken(token))) return <NeedsLink isWrong={Boolean(token)} />;

  const t = await getTranslations("auth.setup");
  return (
    <AuthPage title={t("title")} text={t("text")}>
      <SetupForm token={token} />
    </AuthPage>
  );
}

function SetUp() {
  const t = useTranslations("auth");
  return (
    <AuthPage title={t("setup.doneTitle")} text={t("setup.done")}>
      <LinkButton kind="primary" href="/login">
        {t("signIn.submit")}
      </LinkButton>
    </AuthPage>
  );
}

function NeedsLink({ isWrong }: { isWrong: boolean }) {
  const t = useTranslations("auth.setup");
  return (
    <AuthPage title={isWrong ? t("wrongLinkTitle") : t("noLinkTitle")} text={isWrong ? t("wrongLink") : t("noLink")}>
      <pre
        aria-label={t("output")}
        dir="ltr"
        className="rounded-sm border border-gray-6 bg-gray-2 px-3 py-2.5 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {"npm start\n…\nCreate the first administrator at …/setup?token=…"}
      </pre>
      <p className="text-gray-11">{t("again")}</p>
    </AuthPage>
  );
}
