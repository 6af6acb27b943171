import type { Metadata } from "next";
import { AuthPage } from "@/components/account/auth-page";
import { buttonStyle, LinkButton } from "@/components/ui/controls/button";
import { TextLink } from "@/components/ui/controls/text-link";
import { MAILS_ABOUT } from "@/lib/mail/unsubscribe-links";
import { type Unsubscription, unsubscribeLink, readUnsubscribeToken } from "@/lib/mail/unsubscribe";

export const metadata: Metadata = { title: "Mails", referrer: "no-referrer" };

export default async function UnsubscribePage({ searchParams }: PageProps<"/unsubscribe">) {
  const { token, done } = await searchParams;
  const unsubscription = readUnsubscribeToken([token].flat()[0] ?? "");
  if (!unsubscription) return <Incomplete />;
  return done === undefined ? (
    <ConfirmUnsubscribe unsubscription={unsubscription} />
  ) : (
    <Unsubscribed unsubscription={unsubscription} />
  );
}

const kindsText = ({ kinds }: Unsubscription) =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(kinds.map((kind) => MAILS_ABOUT[kind]));

const Preferences = () => <TextLink href="/profile#notifications">All preferences</TextLink>;

const ConfirmUnsubscribe = ({ unsubscription }: { unsubscription: Unsubscription }) => (
  <AuthPage
    title="Fewer mails?"
    text={`You will get no more mails about ${kindsText(unsubscription)}, from no board. In Boards itself you will still be told.`}
    footer={<Preferences />}
  >
    <form
      method="post"
      action={new URL(unsubscribeLink(unsubscription)).pathname + new URL(unsubscribeLink(unsubscription)).search}
    >
      <button type="submit" className={buttonStyle({ kind: "primary" })}>
        Stop these mails
      </button>
    </form>
  </AuthPage>
);

const Unsubscribed = ({ unsubscription }: { unsubscription: Unsubscription }) => (
  <AuthPage
    title="That’s done"
    text={`You get no more mails about ${kindsText(unsubscription)}.`}
    footer={<Preferences />}
  >
    <LinkButton kind="primary" href="/">
      Go to your boards
    </LinkButton>
  </AuthPage>
);

const Incomplete = () => (
  <AuthPage
    title="This link is not complete"
    text="Some mail programs cut long addresses. Open it once more from the mail, or change your preferences."
    footer={<Preferences />}
  >
    <LinkButton kind="primary" href="/">
      Go to your boards
    </LinkButton>
  </AuthPage>
);
