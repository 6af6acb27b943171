import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Welcome } from "@/components/board-list/welcome";
import { Page } from "@/components/ui/pages/page";
import { isOnboarded } from "@/lib/boards/write/onboard";
import { requireSession } from "@/lib/users/sessions/current";

export const metadata: Metadata = { title: "Welcome" };

export default async function WelcomePage() {
  const { user } = await requireSession("/welcome");
  if (!user.isAdmin || (await isOnboarded())) redirect("/");

  return (
    <Page>
      <div className="mx-auto flex max-w-130 flex-col">
        <Welcome />
      </div>
    </Page>
  );
}
