import type { Metadata } from "next";
import { AuthPage } from "@/components/account/auth-page";
import { SetupForm } from "@/components/account/setup-form";
import { LinkButton } from "@/components/ui/controls/button";
import { isSetUp, isSetupToken } from "@/lib/users/setup";

export const metadata: Metadata = { title: "Set up", referrer: "no-referrer" };

export default async function SetupPage({ searchParams }: PageProps<"/setup">) {
  if (await isSetUp()) return <Done />;
  const token = [(await searchParams).token].flat()[0];
  if (!token || !(await isSetupToken(token))) return <NeedsLink isWrong={Boolean(token)} />;

  return (
    <AuthPage title="Welcome to Boards" text="Name the site and make your account. You will be its administrator.">
      <SetupForm token={token} />
    </AuthPage>
  );
}

const Done = () => (
  <AuthPage
    title="This site is set up"
    text="It has an administrator already. Sign in, or ask that person to make an account for you."
  >
    <LinkButton kind="primary" href="/login">
      Sign in
    </LinkButton>
  </AuthPage>
);

const NeedsLink = ({ isWrong }: { isWrong: boolean }) => (
  <AuthPage
    title={isWrong ? "This link is not valid" : "Open the set-up link"}
    text={`This site has no administrator yet. The link that makes the first one was printed where Boards was started${isWrong ? ", and it is not this one" : ""}.`}
  >
    <pre
      aria-label="What the start prints"
      className="rounded-sm border border-gray-6 bg-gray-2 px-3 py-2.5 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
    >
      {"npm start\n…\nMake the first administrator at …/setup?token=…"}
    </pre>
    <p className="text-gray-11">
      Open that link. If it has scrolled away, start Boards again: it prints the same link.
    </p>
  </AuthPage>
);
