import { Combobox } from "@base-ui/react/combobox";
import { useTranslations } from "next-intl";
import { Mail } from "lucide-react";
import { keyOf, type Recipient } from "@/components/members/recipients";
import { classNames } from "@/components/ui/class-names";
import { floatingStyle } from "@/components/ui/overlays/panel";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { TryAgain } from "@/components/ui/pages/try-again";

interface SuggestionListProps {
  at: React.RefObject<HTMLElement | null>;
  problem: string;
  onRetry: () => void;
  children: string;
}

export const SuggestionList = ({ at, problem, onRetry, children }: SuggestionListProps) => (
  <Combobox.Portal>
    <Combobox.Positioner anchor={at} sideOffset={4} collisionPadding={8} className="z-50 outline-none">
      <Combobox.Popup
        className={classNames(floatingStyle, "w-(--anchor-width) max-w-(--available-width) overflow-hidden")}
      >
        <Combobox.Empty className="px-3.5 py-2.5 text-gray-11 empty:hidden">{problem ? "" : children}</Combobox.Empty>
        <Combobox.List className="max-h-[min(18rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 data-empty:p-0">
          {(recipient: Recipient) => <Suggestion key={keyOf(recipient)} recipient={recipient} />}
        </Combobox.List>
        {problem && <TryAgain problem={problem} onRetry={onRetry} />}
      </Combobox.Popup>
    </Combobox.Positioner>
  </Combobox.Portal>
);

const Suggestion = ({ recipient }: { recipient: Recipient }) => (
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

function Address({ email }: Extract<Recipient, { kind: "address" }>) {
  const t = useTranslations("members.search");
  return (
    <>
      <span className="grid size-6 shrink-0 place-items-center rounded-full bg-gray-3 text-gray-11">
        <Mail aria-hidden className="size-4" strokeWidth={1.5} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        {t.rich("invite", { email, address: (chunks) => <bdi className="font-medium">{chunks}</bdi> })}
      </span>
    </>
  );
}
