"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { QueryClientProvider } from "@tanstack/react-query";
import { QuickCreateForm } from "@/components/quick-create/quick-create-form";
import type { QuickCreatePerson } from "@/components/quick-create/use-quick-form";
import { FreshQueryClient } from "@/components/ui/hooks/query-client";
import { Dialog } from "@/components/ui/overlays/dialog";

interface QuickCreateProps extends QuickCreatePerson {
  open: boolean;
  onClose: () => void;
}

export function QuickCreate({ open, onClose, ...person }: QuickCreateProps) {
  const t = useTranslations("quickCreate");
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("title")}
      initialFocus={field}
      width="sm:max-w-160"
      fullOnPhones
      className="max-sm:min-h-dvh"
    >
      <FreshBoards>
        <QuickCreateForm person={person} field={field} onClose={onClose} />
      </FreshBoards>
    </Dialog>
  );
}

/** Boards are read again whenever the dialog is opened: their stages, labels and members may have changed. */
function FreshBoards({ children }: { children: React.ReactNode }) {
  const [client] = useState(() => new FreshQueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
