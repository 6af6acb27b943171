import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { Welcome } from "@/components/board-list/welcome";
import { Page } from "@/components/ui/pages/page";
import { isOnboarded } from "@/lib/boards/write/onboard";
import { isPro } from "@/lib/tier";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata() {
  const t = await getTranslations("boards.welcome");
  return { title: t("pageTitle") };
}

export default async function WelcomePage() {
  const { user } = await requireSession("/welcome");
  if (!user.isAdmin || (await isOnboarded())) redirect("/");

  return (
    <Page>
      <div className="mx-auto flex max-w-130 flex-col">
        <Welcome hasTemplates={isPro()} />
      </div>
    </Page>
  );
}
