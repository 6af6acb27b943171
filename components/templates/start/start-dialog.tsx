"use client";
import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "next-intl";
import { X } from "lucide-react";
import { QueryClientProvider } from "@tanstack/react-query";
import { StartForm } from "@/components/templates/start/start-form";
import { TemplateChoices } from "@/components/templates/start/template-choices";
import { StartSkeleton } from "@/components/templates/start/start-skeleton";
import { keyOfTemplate, readTemplates } from "@/components/templates/template-data";
import { Button } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { FreshQueryClient } from "@/components/ui/hooks/query-client";
import { useRetriedQuery } from "@/components/ui/hooks/use-retried-query";
import { Dialog } from "@/components/ui/overlays/dialog";
import { TryAgain } from "@/components/ui/pages/try-again";

interface StartDialogProps {
  open: boolean;
  /** The key of a template; empty to choose one first. */
  initial: string;
  /** In which the board is created. */
  folderId: number | null;
  text: React.ReactNode;
  onClose: () => void;
}

export function StartDialog({ open, text, ...props }: StartDialogProps) {
  const t = useTranslations("templates.start");
  const actions = useTranslations("ui.actions");
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={t("title")}
      text={<span className="block pe-8">{text || t("text")}</span>}
      width="sm:max-w-240"
      fullOnPhones
      className="relative flex h-dvh flex-col sm:h-[min(46rem,calc(100dvh-2rem))]"
    >
      <FreshTemplates>
        <Start {...props} />
      </FreshTemplates>
      <Button
        kind="quiet"
        size="icon"
        aria-label={actions("close")}
        onClick={props.onClose}
        className="absolute end-3 top-3"
      >
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
    </Dialog>
  );
}

/** Templates are read again whenever the dialog is opened. */
function FreshTemplates({ children }: { children: React.ReactNode }) {
  const [client] = useState(() => new FreshQueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

type StartProps = Omit<StartDialogProps, "open" | "text">;

/** On phones the list and the chosen template take turns, elsewhere they are side by side. */
function Start({ initial, folderId, onClose }: StartProps) {
  const t = useTranslations("templates.start");
  const { data: templates, problem, retry } = useRetriedQuery({ queryKey: ["templates"], queryFn: readTemplates });
  const [chosenKey, setChosenKey] = useState(initial);
  const [isPicked, setPicked] = useState(initial !== "");
  const pane = useRef<HTMLDivElement>(null);
  const field = useFocusOnce();
  const [title, setTitle] = useState("");
  const chosen = templates?.find((template) => keyOfTemplate(template) === chosenKey) ?? templates?.[0];

  /** On phones, what had the focus is hidden. */
  function show(picked: boolean, next: string) {
    flushSync(() => {
      setChosenKey(next);
      setPicked(picked);
    });
    if (!pane.current?.contains(document.activeElement) || isHidden(document.activeElement))
      pane.current?.querySelector<HTMLElement>(picked ? "[data-back]" : "input:checked")?.focus();
  }

  if (problem) return <TryAgain problem={errorMessage(problem)} onRetry={retry} />;
  if (!templates) return <StartSkeleton />;
  if (!chosen) return <EmptyState title={t("none")} />;
  return (
    <div
      ref={pane}
      className="-mx-5 mt-4 -mb-5 grid min-h-0 flex-1 grid-cols-1 grid-rows-1 border-t border-gray-6 md:grid-cols-[17.5rem_minmax(0,1fr)]"
    >
      <TemplateChoices
        templates={templates}
        chosen={chosen}
        isPicked={isPicked}
        onChoose={(key) => show(true, key)}
        className={classNames("md:border-e md:border-gray-6", isPicked && "max-md:hidden")}
      />
      <StartForm
        key={keyOfTemplate(chosen)}
        template={chosen}
        field={field}
        folderId={folderId}
        title={title}
        onTitle={setTitle}
        onBack={() => show(false, keyOfTemplate(chosen))}
        onCancel={onClose}
        className={classNames(!isPicked && "max-md:hidden")}
      />
    </div>
  );
}

const isHidden = (element: Element | null): boolean => element !== null && element.getClientRects().length === 0;

/** For the title, which appears when the templates are there. On phones that is the list at first. Its copies for other records leave the focus where it is. */
function useFocusOnce() {
  const wasFocused = useRef(false);
  return useCallback((field: HTMLInputElement | null) => {
    if (!field || wasFocused.current) return;
    wasFocused.current = true;
    if (isHidden(field)) document.querySelector<HTMLElement>("input[name=template]:checked")?.focus();
    else field.focus();
  }, []);
}
