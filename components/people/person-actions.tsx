"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import type { PersonPageProps } from "@/components/people/person-page-props";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Section } from "@/components/ui/overlays/panel";
import { Row, Rows } from "@/components/ui/lists/rows";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

export function PersonActions({ person, isMe }: Pick<PersonPageProps, "person" | "isMe">) {
  const t = useTranslations("people.site");
  const router = useRouter();
  const send: ActionRowProps["send"] = async (method, path, done, body) => {
    await api(method, `/boards/v2/managers/${path}`, body);
    toast(done);
    router.refresh();
  };
  const who = isMe ? "you" : "other";

  return (
    <Section id="rights" title={t("title")}>
      <Rows>
        <ServiceAdminRow person={person} who={who} send={send} />
        <RemoveEverywhereRow person={person} who={who} send={send} />
      </Rows>
    </Section>
  );
}

interface ActionRowProps extends Pick<PersonPageProps, "person"> {
  who: "you" | "other";
  send: (method: "POST" | "DELETE", path: string, done: string, body?: { user_ids: number[] }) => Promise<void>;
}

function ServiceAdminRow({ person: { id, name, isServiceAdmin }, who, send }: ActionRowProps) {
  const t = useTranslations("people.site");
  // The text of the question must not change while the dialog closes.
  const [isRevoking, setRevoking] = useState(isServiceAdmin);

  return (
    <Row
      title={t("serviceAdmin")}
      details={t("serviceAdminDetails")}
      action={
        <ConfirmDialog
          trigger={(ask) => (
            <Button
              onClick={() => {
                setRevoking(isServiceAdmin);
                ask();
              }}
            >
              {t(isServiceAdmin ? "revoke" : "grant")}
            </Button>
          )}
          title={t(isRevoking ? "revokeTitle" : "grantTitle", { name })}
          text={t(isRevoking ? "revokeText" : "grantText", { who })}
          confirm={t(isRevoking ? "revoke" : "grant")}
          kind={isRevoking ? "danger" : "primary"}
          onConfirm={() =>
            send("POST", isRevoking ? "remove-admins" : "add-admins", t(isRevoking ? "revoked" : "granted", { name }), {
              user_ids: [id],
            })
          }
        />
      }
    />
  );
}

function RemoveEverywhereRow({ person: { id, name }, who, send }: ActionRowProps) {
  const t = useTranslations("people.site");
  const actions = useTranslations("ui.actions");
  return (
    <Row
      title={t("removeAll")}
      details={t("removeAllDetails")}
      action={
        <ConfirmDialog
          trigger={(ask) => (
            <Button kind="dangerQuiet" onClick={ask}>
              {t("removeAllButton")}
            </Button>
          )}
          title={t("removeAllTitle", { name })}
          text={t("removeAllText", { who })}
          confirm={actions("remove")}
          onConfirm={() => send("DELETE", `roles/${id}`, t("removedFromAll", { name }))}
        />
      }
    />
  );
}
