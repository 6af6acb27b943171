import { forgetCopies } from "@/components/offline/store/copies";
import { changeDevice, type Device } from "@/components/offline/store/device";
import { forgetQueues } from "@/components/offline/store/stored-queues";
import { renewPush } from "@/components/push/here";
import type { PageMessage } from "@/components/worker/messages";

/** Service workers and locks need https, or this computer's own address. */
export const canKeepBoards = (): boolean => "serviceWorker" in navigator && "locks" in navigator;

/** Tells this device who is signed in, and starts the service worker. */
export async function begin(person: number, language: string): Promise<void> {
  if (!canKeepBoards()) return;
  const { before } = await changeDevice(() => ({ person }));
  if (before.person !== person) await Promise.all([forgetCopies(), forgetQueues(person)]);
  if (process.env.NODE_ENV !== "production") return;

  await navigator.serviceWorker.register("/worker.js");
  await tellWorker({ kind: "language", language });
  await renewPush(person, { hasSignedIn: before.person !== person });
}

export async function tellWorker(message: PageMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** When somebody signs out: nothing of theirs stays on this device, except that they want boards to be kept. */
export async function forgetPerson(): Promise<void> {
  if (canKeepBoards()) await Promise.all([forgetCopies(() => ({ person: null })), forgetQueues(null)]);
}

/** Switches on or off whether the last boards of a person stay on this device. */
export async function keepBoards(person: number, isOn: boolean): Promise<void> {
  const change = ({ keepers }: Device) => ({
    keepers: [...keepers.filter((id) => id !== person), ...(isOn ? [person] : [])],
  });
  if (isOn) await changeDevice(change);
  else await forgetCopies(change);
}
