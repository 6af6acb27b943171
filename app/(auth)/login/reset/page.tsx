import type { Metadata } from "next";
import { Door } from "@/components/account/door";
import { ResetForm } from "@/components/account/reset-form";
import { LinkButton } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";

export const metadata: Metadata = { title: "Choose a new password", referrer: "no-referrer" };

export default async function ResetPage({ searchParams }: PageProps<"/login/reset">) {
  const token = [(await searchParams).token].flat()[0];
  if (!token) return <Incomplete />;

  return (
    <Door title="Choose a new password" text="You are then signed out everywhere else." footer={<TextLink href="/login">Back to sign in</TextLink>}>
      <ResetForm token={token} />
    </Door>
  );
}

const Incomplete = () => (
  <Door title="This link is not complete" text="Open the link from the mail as it stands there, or ask for a new one.">
    <LinkButton kind="primary" href="/login/forgot">
      Send a new link
    </LinkButton>
  </Door>
);
