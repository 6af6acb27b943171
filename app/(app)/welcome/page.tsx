import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Welcome } from "@/components/board-list/welcome";
import { isOnboarded } from "@/lib/boards/onboard";
import { requireSession } from "@/lib/users/sessions/current";

export const metadata: Metadata = { title: "Welcome" };

export default async function WelcomePage() {
  const { user } = await requireSession("/welcome");
  if (!user.isAdmin || (await isOnboarded())) redirect("/");

  return (
    <div className="mx-auto flex w-full max-w-130 flex-col px-4 py-8 sm:py-16">
      <Welcome />
    </div>
  );
}
