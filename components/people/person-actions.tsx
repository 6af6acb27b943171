"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import type { PersonPageProps } from "@/components/people/shown";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Section } from "@/components/ui/overlays/panel";
import { Row, Rows } from "@/components/ui/lists/rows";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

/** Rights on the whole site. Who takes his own away no longer sees this part. */
export function PersonActions({
  person: { id, name, isServiceAdmin },
  isMe,
}: Pick<PersonPageProps, "person" | "isMe">) {
  const router = useRouter();
  // The question stays what was asked while it closes, though the answer has changed the rights.
  const [isTaking, setTaking] = useState(isServiceAdmin);
  const send = async (method: "POST" | "DELETE", path: string, done: string, body?: { user_ids: number[] }) => {
    await api(method, `/boards/v2/managers/${path}`, body);
    toast(done);
    router.refresh();
  };
  const somebody = isMe ? "You" : "They";

  return (
    <Section id="rights" title="On the whole site">
      <Rows>
        <Row
          title="Service admin"
          details="Reaches every board and everybody’s rights, as administrators do."
          action={
            <ConfirmDialog
              trigger={(ask) => (
                <Button
                  onClick={() => {
                    setTaking(isServiceAdmin);
                    ask();
                  }}
                >
                  {isServiceAdmin ? "Take the rights away" : "Make service admin"}
                </Button>
              )}
              title={isTaking ? `Take ${name}’s rights away?` : `Make ${name} a service admin?`}
              text={
                isTaking
                  ? `${somebody} then see only boards on which they are members.`
                  : `${somebody} then see and change every board and everybody’s rights.`
              }
              confirm={isTaking ? "Take away" : "Make service admin"}
              kind={isTaking ? "danger" : "primary"}
              onConfirm={() =>
                send(
                  "POST",
                  isTaking ? "remove-admins" : "add-admins",
                  isTaking ? `${name} is no service admin any more` : `${name} is a service admin`,
                  { user_ids: [id] },
                )
              }
            />
          }
        />
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
              text={`${somebody} then see no board, are taken off all tasks and are no service admin. That can’t be undone at once.`}
              confirm="Remove"
              onConfirm={() => send("DELETE", `roles/${id}`, `${name} was removed from all boards`)}
            />
          }
        />
      </Rows>
    </Section>
  );
}
