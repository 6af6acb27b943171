import type { Metadata } from "next";
import { AuthPage } from "@/components/account/auth-page";
import { LinkButton } from "@/components/ui/controls/button";
import { Mark } from "@/components/ui/brand/mark";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-110 flex-col justify-center px-4 py-10">
      <Mark className="mx-auto mb-6 size-7" />
      <AuthPage
        title="There is nothing here"
        text="The address may be mistyped, or what was here is gone or not shared with you. Whoever sent you the link can say which."
      >
        <LinkButton kind="primary" href="/">
          Go to your boards
        </LinkButton>
      </AuthPage>
    </main>
  );
}
