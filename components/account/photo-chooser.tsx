"use client";
import { useEffect, useId, useRef, useState } from "react";
import { useRouter } from "next/navigation";
import { askUntilDone } from "@/components/ui/ask-before-leaving";
import { Button } from "@/components/ui/button";
import { PersonAvatar } from "@/components/ui/people";
import { problemOf } from "@/components/ui/problem";
import { toast } from "@/components/ui/toasts";
import { api, sendFile } from "@/lib/api";
import type { ProfileJson } from "@/lib/users/profile/present";

interface PhotoChooserProps {
  profile: ProfileJson;
}

const TYPES = "image/jpeg,image/png,image/gif,image/webp";

/** Shows the photo as others will see it before it is saved. */
export function PhotoChooser({ profile }: PhotoChooserProps) {
  const hasPhoto = profile.has_photo;
  const router = useRouter();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const chosen = useChosen();

  function choose({ target }: React.ChangeEvent<HTMLInputElement>) {
    setProblem("");
    chosen.set(target.files?.[0] ?? null);
    // The same one can be chosen once more.
    target.value = "";
  }

  async function change(work: Promise<unknown>, word: string) {
    setBusy(true);
    setProblem("");
    try {
      await askUntilDone(work);
      chosen.set(null);
      toast(word);
      router.refresh();
      button.current?.focus();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex items-center gap-4 border-b border-gray-6 p-4 sm:p-5">
      {chosen.address ? (
        // Of a file that only this browser has.
        // eslint-disable-next-line @next/next/no-img-element
        <img src={chosen.address} alt="Your new photo" width={64} height={64} className="size-16 shrink-0 rounded-full bg-gray-4 object-cover" />
      ) : (
        <span role="img" aria-label={hasPhoto ? "Your photo" : "Your initials"} className="shrink-0">
          <PersonAvatar id={profile.id} name={profile.display_name} photo={profile.photo} size={64} />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          {chosen.file && (
            <Button kind="primary" size="small" busy={isBusy} onClick={() => chosen.file && void change(sendFile(`/boards/v2/member/${profile.id}/photo`, "photo", chosen.file), "Photo saved")}>
              Save photo
            </Button>
          )}
          <Button ref={button} size="small" disabled={isBusy} aria-describedby={problem ? problemId : undefined} onClick={() => chooser.current?.click()}>
            {hasPhoto || chosen.file ? "Choose another…" : "Choose a photo…"}
          </Button>
          {chosen.file ? (
            <Button kind="quiet" size="small" disabled={isBusy} onClick={() => chosen.set(null)}>
              Cancel
            </Button>
          ) : (
            hasPhoto && (
              <Button kind="quiet" size="small" busy={isBusy} onClick={() => void change(api("DELETE", "/boards-app/v1/profile/photo"), "Photo removed")}>
                Remove
              </Button>
            )
          )}
        </div>
        <p id={problemId} role={problem ? "alert" : undefined} className={problem ? "text-sm text-red-text" : "text-sm text-gray-11"}>
          {problem || "JPEG, PNG, GIF or WebP, up to 2 MB. A square is kept of its middle."}
        </p>
      </div>
      <input ref={chooser} type="file" accept={TYPES} aria-label="Photo" tabIndex={-1} className="hidden" onChange={choose} />
    </div>
  );
}

/** A file, and an address under which the browser shows it as long as it is chosen. */
function useChosen() {
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.address)), [chosen]);

  return { file: chosen?.file, address: chosen?.address, set: (file: File | null) => setChosen(file && { file, address: URL.createObjectURL(file) }) };
}
