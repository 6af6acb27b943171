import "server-only";
import type { Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { queueMail } from "@/lib/mail/queue";
import { emailTexts } from "@/lib/mail/texts";
import { readSiteSettings } from "@/lib/settings/site";
import { isDeactivated } from "@/lib/users/active";
import { clockOf } from "@/lib/users/clock";

/** Tells the owner that the webhook is off after too many failures. */
export async function mailSwitchedOff(tx: Tx, webhookId: number, at: Date): Promise<void> {
  const { name, owner } = await tx.outgoingWebhook.findUniqueOrThrow({
    where: { id: webhookId },
    include: { owner: true },
  });
  if (!owner || isDeactivated(owner)) return;

  const { locale } = clockOf(owner, await readSiteSettings(tx));
  const { plain, rich } = emailTexts(locale);
  await queueMail(tx, {
    kind: "webhook-off",
    to: owner,
    key: `webhook off ${webhookId} ${at.getTime()}`,
    letter: {
      locale,
      subject: plain("webhookOff.subject", { name }),
      greeting: rich("greeting.named", { name: owner.displayName }),
      paragraphs: [rich("webhookOff.text", { name }), plain("webhookOff.hint")],
      action: {
        label: plain("webhookOff.open"),
        url: `${env().BOARDS_URL}/settings/webhooks/outgoing/${webhookId}`,
      },
      ending: plain("webhookOff.reason"),
    },
  });
}
