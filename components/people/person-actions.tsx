"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import type { PersonPageProps } from "@/components/people/person-page-props";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Section } from "@/components/ui/overlays/panel";
import { Row, Rows } from "@/components/ui/lists/rows";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

export function PersonActions({ person, isMe }: Pick<PersonPageProps, "person" | "isMe">) {
  const router = useRouter();
  const send: ActionRowProps["send"] = async (method, path, done, body) => {
    await api(method, `/boards/v2/managers/${path}`, body);
    toast(done);
    router.refresh();
  };
  const pronoun = isMe ? "You" : "They";

  return (
    <Section id="rights" title="On the whole site">
      <Rows>
        <ServiceAdminRow person={person} pronoun={pronoun} send={send} />
        <RemoveEverywhereRow person={person} pronoun={pronoun} send={send} />
      </Rows>
    </Section>
  );
}

interface ActionRowProps extends Pick<PersonPageProps, "person"> {
  pronoun: string;
  send: (method: "POST" | "DELETE", path: string, done: string, body?: { user_ids: number[] }) => Promise<void>;
}

function ServiceAdminRow({ person: { id, name, isServiceAdmin }, pronoun, send }: ActionRowProps) {
  // The text of the question must not change while the dialog closes.
  const [isRevoking, setRevoking] = useState(isServiceAdmin);

  return (
    <Row
      title="Service admin"
      details="Reaches every board and everybody’s rights, as administrators do."
      action={
        <ConfirmDialog
          trigger={(ask) => (
            <Button
              onClick={() => {
                setRevoking(isServiceAdmin);
                ask();
              }}
            >
              {isServiceAdmin ? "Take the rights away" : "Make service admin"}
            </Button>
          )}
          title={isRevoking ? `Take ${name}’s rights away?` : `Make ${name} a service admin?`}
          text={
            isRevoking
              ? `${pronoun} then see only boards on which they are members.`
              : `${pronoun} then see and change every board and everybody’s rights.`
          }
          confirm={isRevoking ? "Take away" : "Make service admin"}
          kind={isRevoking ? "danger" : "primary"}
          onConfirm={() =>
            send(
              "POST",
              isRevoking ? "remove-admins" : "add-admins",
              isRevoking ? `${name} is no service admin any more` : `${name} is a service admin`,
              { user_ids: [id] },
            )
          }
        />
      }
    />
  );
}

const RemoveEverywhereRow = ({ person: { id, name }, pronoun, send }: ActionRowProps) => (
  <Row
    title="Remove from all boards"
    details="Takes the person off every board and every task. The account stays."
    action={
      <ConfirmDialog
        trigger={(ask) => (
          <Button kind="dangerQuiet" onClick={ask}>
            Remove…
          </Button>
        )}
        title={`Remove ${name} from all boards?`}
        text={`${pronoun} then see no board, are taken off all tasks and are no service admin. That can’t be undone at once.`}
        confirm="Remove"
        onConfirm={() => send("DELETE", `roles/${id}`, `${name} was removed from all boards`)}
      />
    }
  />
);
