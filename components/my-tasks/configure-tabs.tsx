"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Settings2 } from "lucide-react";
import { type TabChoice, TabChoices } from "@/components/my-tasks/tab-choices";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import { api } from "@/lib/api";

export function ConfigureTabs({ tabs }: { tabs: readonly TabChoice[] }) {
  const t = useTranslations("myTasks.configure");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip text={t("title")}>
        <Button kind="quiet" size="icon" aria-label={t("title")} onClick={() => setOpen(true)}>
          <Settings2 aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </Tooltip>
      <Dialog open={open} onOpenChange={setOpen} title={t("title")} text={t("text")}>
        <TabsForm saved={tabs} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function TabsForm({ saved, onClose }: { saved: readonly TabChoice[]; onClose: () => void }) {
  const t = useTranslations("myTasks.configure");
  const actions = useTranslations("ui.actions");
  const router = useRouter();
  const [tabs, setTabs] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function save() {
    if (!tabs.some(({ isVisible }) => isVisible)) return setProblem(t("noneVisible"));
    setBusy(true);
    try {
      await api("POST", "/boards/v2/tasks/task-tabs/config", { tabs: tabs.map(tabOnWire) });
      onClose();
      router.refresh();
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  }

  function change(next: readonly TabChoice[]) {
    setProblem("");
    setTabs(next);
  }

  return (
    <>
      <TabChoices tabs={tabs} onChange={change} />
      {problem && <Alert kind="error">{problem}</Alert>}
      <DialogActions>
        <Button onClick={onClose}>{actions("cancel")}</Button>
        <Button kind="primary" busy={busy} onClick={() => void save()}>
          {actions("save")}
        </Button>
      </DialogActions>
    </>
  );
}

/** The server has its own labels. */
const tabOnWire = ({ name, isVisible }: TabChoice, at: number) => ({
  ...{ name, label: name },
  visible: isVisible ? "true" : "false",
  order: at + 1,
});
