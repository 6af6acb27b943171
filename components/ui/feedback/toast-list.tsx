"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { type ToastMessage, onToast, takePendingToasts } from "@/components/ui/feedback/toasts";

const manager = Toast.createToastManager();

/** F6 moves the focus into the list. */
export function ToastList() {
  useEffect(() => {
    showPending();
    return onToast(showPending);
  }, []);

  return (
    <Toast.Provider toastManager={manager} timeout={5000} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={viewportStyle}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** Taps beside the toasts go to what is below. */
const viewportStyle = classNames(
  "pointer-events-none fixed inset-x-4 z-60 flex flex-col items-stretch gap-2",
  "max-sm:bottom-[calc(var(--bottom-bar)+0.5rem)] sm:start-auto sm:end-6 sm:bottom-6 sm:w-fit sm:max-w-105 sm:min-w-70",
  "max-sm:lower-edge-used:top-[calc(var(--top-bar)+0.5rem)] max-sm:lower-edge-used:bottom-auto",
);

const showPending = () => takePendingToasts().forEach(show);

/** Of the messages that are shown. */
const topicsOf = new Map<string, readonly unknown[]>();

function show({ title, type, action, topics = [] }: ToastMessage) {
  for (const [earlier, its] of topicsOf) if (its.some((topic) => topics.includes(topic))) manager.close(earlier);
  const id = manager.add({
    title,
    type,
    onRemove: () => void topicsOf.delete(id),
    priority: type === "error" ? "high" : "low",
    ...(action && { timeout: 8000, actionProps: { children: action.label, onClick: press } }),
  });

  topicsOf.set(id, topics);

  function press() {
    manager.close(id);
    action?.onPress();
  }
}

/** The pressed button disappears and would take the focus along. */
const keepFocus = (event: React.MouseEvent) => event.preventDefault();

function Toasts() {
  const actions = useTranslations("ui.actions");
  const { toasts } = Toast.useToastManager();
  return toasts.map((each) => (
    <Toast.Root
      key={each.id}
      toast={each}
      className="pointer-events-auto rounded-md border border-gray-6 bg-floating shadow-floating transition-[opacity,translate] data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-center gap-2.5 py-1.5 ps-3 pe-1.5">
        {each.type === "error" ? (
          <CircleAlert aria-hidden className="size-4 shrink-0 text-red-text" strokeWidth={1.5} />
        ) : (
          <CircleCheck aria-hidden className="size-4 shrink-0 text-green-text" strokeWidth={1.5} />
        )}
        <Toast.Title dir="auto" className="line-clamp-3 min-w-0 flex-1 text-base wrap-anywhere" />
        <Toast.Action
          onMouseDown={keepFocus}
          className="h-8 max-w-2/5 shrink-0 truncate rounded-sm px-2 font-medium text-accent-text hover:bg-gray-4 pointer-coarse:h-11"
        />
        <Toast.Close
          aria-label={actions("dismiss")}
          onMouseDown={keepFocus}
          className="grid size-8 shrink-0 place-items-center rounded-sm text-gray-11 hover:bg-gray-4 pointer-coarse:size-11"
        >
          <X aria-hidden className="size-4" strokeWidth={1.5} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
