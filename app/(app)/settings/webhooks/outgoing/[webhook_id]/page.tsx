import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readHookPage } from "@/app/(app)/settings/webhooks/outgoing/[webhook_id]/read-hook-page";
import { SettingsPage } from "@/components/settings/settings-page";
import { HookPage } from "@/components/webhooks/outgoing/hook-page";
import { OUTGOING } from "@/components/webhooks/webhook-tabs";
import { WebhooksForbidden } from "@/components/webhooks/webhooks-forbidden";
import { ShowMore } from "@/components/ui/lists/show-more";

type Props = PageProps<"/settings/webhooks/outgoing/[webhook_id]">;

async function readPage({ params, searchParams }: Props) {
  const { pages } = await searchParams;
  const count = Number(pages);
  return readHookPage((await params).webhook_id, Number.isInteger(count) && count > 0 ? count : 1);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [page, t] = await Promise.all([readPage(props), getTranslations("outgoingWebhooks")]);
  return { title: page ? page.hook.name : t("title") };
}

export default async function OutgoingWebhookPage(props: Props) {
  const page = await readPage(props);
  if (!page) return <WebhooksForbidden />;

  const { hook, deliveries, left, ...settings } = page;
  const pages = Math.ceil(deliveries.length / 20) + 1;
  const more = <ShowMore href={`${OUTGOING}/${hook.id}?pages=${pages}`} left={left} size="small" className="p-3" />;
  return (
    <SettingsPage current="webhooks" {...settings}>
      <HookPage hook={hook} deliveries={deliveries} paging={more} />
    </SettingsPage>
  );
}
