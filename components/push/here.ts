import { changeDevice, readDevice } from "@/components/offline/store/device";
import { addSubscription, readSubscriptions, removeSubscription } from "@/components/push/calls";

/** What this browser can do, and whether the reader let it. */
export type PushHere = "unsupported" | "notInstalled" | "blocked" | "off" | "on";

/** Whether a browser of Apple's phones and tablets shows notifications only of installed sites. iPads say they are Macs. */
const isApplePhone = () => /iPhone|iPad/.test(navigator.userAgent) || isTouchMac();
const isTouchMac = () => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

/** Browsers with `PushManager` also have notifications. */
const hasPush = () => "serviceWorker" in navigator && "PushManager" in window;

/** Without asking the server, which may know that it was removed elsewhere. */
export async function pushHere(): Promise<PushHere> {
  if (!hasPush()) return isApplePhone() && isSecureContext ? "notInstalled" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === "granted" ? "on" : "off";
}

/** Asks the reader first. @returns whether they allowed it @throws DOMException when the browser's push service can't be reached */
export async function switchPushOn(person: number): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await subscribe();
  await changeDevice(() => ({ pushFor: person }));
  return true;
}

async function subscribe(): Promise<void> {
  const { public_key: key } = await readSubscriptions();
  await navigator.serviceWorker.register("/worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // One for the site's former key gets nothing any more.
  if (known && keyOf(known) !== key) await known.unsubscribe();
  await addSubscription(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export async function switchPushOff(): Promise<void> {
  const { subscriptions } = await readSubscriptions();
  for (const each of subscriptions.filter(({ is_current }) => is_current)) await removeSubscription(each);
  await changeDevice(() => ({ pushFor: null }));
  await unsubscribe();
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Registers the browser for a new session of the person who switched this on here, and again if the browser has dropped
 * it. While somebody else is signed in, it shows no notifications of that person, whose session may go on.
 */
export async function renewPush(person: number, { hasSignedIn }: { hasSignedIn: boolean }): Promise<void> {
  const { pushFor } = await readDevice();
  if (pushFor === null || !hasPush()) return;
  if (pushFor !== person) return unsubscribe();
  if (Notification.permission !== "granted") return;
  const { pushManager } = await navigator.serviceWorker.ready;
  if (hasSignedIn || !(await pushManager.getSubscription())) await subscribe();
}
