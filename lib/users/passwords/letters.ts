import "server-only";
import type { User } from "@/generated/prisma/client";
import type { Letter } from "@/lib/mail/letter/letter";
import { type EmailTexts, emailTexts } from "@/lib/mail/texts";
import type { SiteSettings } from "@/lib/settings/site";
import { clockOf } from "@/lib/users/clock";

interface LetterTo {
  person: User;
  site: SiteSettings;
}

/** For a link that the person asked for. */
export function resetLetter({ person, site, url }: LetterTo & { url: string }): Letter {
  const { plain, rich, ...letter } = letterTo({ person, site });
  return {
    ...letter,
    subject: plain("account.resetSubject", { site: site.title }),
    paragraphs: [rich("account.reset", { login: person.login, site: site.title })],
    action: { label: plain("account.choose"), url },
    ending: plain("account.resetUnexpected"),
  };
}

/** For a link that an administrator sends. */
export function linkLetter({ person, site, url, actor }: LetterTo & { url: string; actor: string }): Letter {
  const { plain, rich, ...letter } = letterTo({ person, site });
  const kind = person.passwordHash === null ? "new" : "link";
  return {
    ...letter,
    subject: plain(`account.${kind}Subject`, { site: site.title }),
    paragraphs: [rich(`account.${kind}`, { actor, login: person.login, site: site.title })],
    action: { label: plain("account.choose"), url },
    ending: plain("account.unexpected"),
  };
}

/** After the password was set or changed. */
export function changedLetter({ person, site }: LetterTo): Letter {
  const { plain, rich, ...letter } = letterTo({ person, site });
  const kind = person.passwordHash === null ? "set" : "changed";
  return {
    ...letter,
    subject: plain(`account.${kind}Subject`, { site: site.title }),
    paragraphs: [rich(`account.${kind}`, { login: person.login, site: site.title })],
    ending: plain("account.changedUnexpected"),
  };
}

function letterTo({ person, site }: LetterTo): EmailTexts & Pick<Letter, "greeting"> {
  const texts = emailTexts(clockOf(person, site).locale);
  return { ...texts, greeting: texts.rich("greeting.named", { name: person.displayName }) };
}
