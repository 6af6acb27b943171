import { Combobox } from "@base-ui/react/combobox";
import { Mail } from "lucide-react";
import type { Recipient } from "@/components/members/recipients";
import { PersonAvatar } from "@/components/ui/people";

export const Suggestion = ({ recipient }: { recipient: Recipient }) => (
  <Combobox.Item
    value={recipient}
    className="flex min-h-10 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1 outline-none select-none data-highlighted:bg-gray-4 pointer-coarse:min-h-11"
  >
    {recipient.kind === "person" ? <Person {...recipient} /> : <Address {...recipient} />}
  </Combobox.Item>
);

const Person = ({ id, name, email, photo }: Extract<Recipient, { kind: "person" }>) => (
  <>
    <PersonAvatar id={id} name={name} photo={photo} />
    <span className="min-w-0 flex-1">
      <span className="block wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      <span className="block truncate text-xs text-gray-11">
        <bdi>{email}</bdi>
      </span>
    </span>
  </>
);

const Address = ({ email }: Extract<Recipient, { kind: "address" }>) => (
  <>
    <span className="grid size-6 shrink-0 place-items-center rounded-full bg-gray-3 text-gray-11">
      <Mail aria-hidden className="size-4" strokeWidth={1.5} />
    </span>
    <span className="min-w-0 wrap-anywhere">
      Invite <bdi className="font-medium">{email}</bdi>
    </span>
  </>
);
