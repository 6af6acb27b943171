import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { PushDevice } from "@/components/account/push/push-devices";
import { PushSettings } from "@/components/account/push/push-settings";
import { changeDevice, readDevice } from "@/components/offline/store/device";
import { renewPush } from "@/components/push/here";
import { expectPartAccessible } from "@/components/testing/axe";
import { messages } from "@/components/testing/on-board";
import { Refreshed } from "@/components/testing/refreshed";
import { expectText } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const PERSON = 7;
const PATH = "/boards-app/v1/push-subscriptions";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const SENT = { endpoint: "https://push.example.com/send/1", keys: { p256dh: "p", auth: "a" } };

interface BrowserOptions {
  permission?: NotificationPermission;
  /** What the reader answers when the browser asks. */
  answer?: NotificationPermission;
  subscribe?: () => Promise<void>;
}

/** A browser with push. It starts without a subscription. */
function aBrowser({ permission = "default", answer = "granted", subscribe = async () => {} }: BrowserOptions = {}) {
  const browser = { permission, subscribedWith: [] as unknown[], isSubscribed: false };
  const subscription = {
    options: {
      applicationServerKey: Uint8Array.from(atob(KEY.replaceAll("-", "+").replaceAll("_", "/")), (c) =>
        c.charCodeAt(0),
      ),
    },
    toJSON: () => SENT,
    unsubscribe: async () => void (browser.isSubscribed = false),
  };
  const pushManager = {
    getSubscription: async () => (browser.isSubscribed ? subscription : null),
    subscribe: async (options: unknown) => {
      await subscribe();
      browser.subscribedWith.push(options);
      browser.isSubscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  const worker = { register: async () => registration, getRegistration: async () => registration, ready: registration };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => (browser.permission = answer),
  });
  vi.spyOn(navigator, "serviceWorker", "get").mockReturnValue(worker as unknown as ServiceWorkerContainer);
  return browser;
}

/** The devices of the person on the server. */
function devicesOnServer(devices: PushDevice[] = []) {
  server.answer(`GET ${PATH}`, () => ({
    public_key: KEY,
    subscriptions: devices.map(({ id, isCurrent }) => ({ id, is_current: isCurrent })),
  }));
  server.answer(`POST ${PATH}`, () => void devices.unshift(aDevice({ id: 9, isCurrent: true })));
  server.answer(`DELETE ${PATH}/{id}`, ({ params }) => {
    devices.splice(
      devices.findIndex(({ id }) => id === Number(params.id)),
      1,
    );
  });
  return devices;
}

const moment = { iso: "2026-11-28T08:00:00+00:00", text: "Today", inSentence: "today", full: "November 28, 2026" };
const aDevice = (given: Partial<PushDevice>): PushDevice => ({
  id: 1,
  userAgent: FIREFOX,
  isCurrent: false,
  added: moment,
  lastUsed: moment,
  ...given,
});

const showSettings = (devices: PushDevice[]) =>
  show(
    <Refreshed read={() => [...devices]}>
      {(current) => (
        <section aria-label="Settings">
          <h2>On your devices</h2>
          <PushSettings
            person={PERSON}
            preferences={{ mention: true, assignment: true, comment: false }}
            devices={current}
          />
        </section>
      )}
    </Refreshed>,
  );

const here = () => page.getByRole("switch", { name: "Notifications in this browser" });
const settings = () => page.getByRole("region", { name: "Settings" });

afterEach(async () => {
  await changeDevice(() => ({ pushFor: null }));
});

test("switching on asks the reader, registers the browser with the site’s key, and lists it; switching off ends both", async () => {
  const browser = aBrowser();
  await showSettings(devicesOnServer());
  await expect.element(here()).toBeEnabled();
  await expect.element(here()).not.toBeChecked();

  await here().click();
  await expect.element(here()).toBeChecked();
  await expect.element(page.getByText("This browser", { exact: true })).toBeVisible();
  expect(server.bodies(`POST ${PATH}`)).toEqual([SENT]);
  expect(browser.subscribedWith).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
  expect((await readDevice()).pushFor).toBe(PERSON);
  await expectPartAccessible(settings());

  await here().click();
  await expect.element(here()).not.toBeChecked();
  expect(server.requests(`DELETE ${PATH}/{id}`)).toHaveLength(1);
  expect([browser.isSubscribed, (await readDevice()).pushFor]).toEqual([false, null]);
});

test("what the reader refuses stays off, and the page says where to allow it", async () => {
  aBrowser({ answer: "denied" });
  await showSettings(devicesOnServer());

  await here().click();

  await expectText(settings(), "didn’t get permission");
  await expectText(settings(), "Blocked in your browser.");
  await expect.element(here()).toBeDisabled();
  expect(server.requests(`POST ${PATH}`)).toEqual([]);
});

test("a browser that can’t reach its push service, or the site, stays off and says why", async () => {
  const unreachable = async () => Promise.reject(new DOMException("Registration failed", "AbortError"));
  const browser = aBrowser({ permission: "granted", subscribe: unreachable });
  await showSettings(devicesOnServer());

  await here().click();
  await expectText(settings(), "can’t reach its notification service");
  await expect.element(here()).toBeEnabled();

  server.refuse(`GET ${PATH}`, 503);
  await here().click();
  await expectText(settings(), "Something went wrong on the server.");
  expect(browser.isSubscribed).toBe(false);
});

test("a browser without push says so, and an iPhone what to do first", async () => {
  const userAgent = vi.spyOn(navigator, "userAgent", "get");
  vi.stubGlobal("PushManager", undefined);
  Reflect.deleteProperty(globalThis, "PushManager");
  await showSettings(devicesOnServer());
  await expectText(settings(), "This browser can’t show notifications");
  await expect.element(here()).toBeDisabled();

  userAgent.mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1");
  await showSettings(devicesOnServer());
  await expectText(page.getByRole("region", { name: "Settings" }).last(), "add Boards to the Home Screen");
});

test("another device is removed after a question, and a choice that can’t be saved goes back", async () => {
  aBrowser();
  await showSettings(devicesOnServer([aDevice({ id: 3 })]));

  await page.getByRole("button", { name: "Remove Firefox on Linux" }).click();
  await page.getByRole("button", { name: "Stop notifications" }).click();
  await expectText(messages(), "Notifications stopped");
  expect(server.requests(`DELETE ${PATH}/3`)).toHaveLength(1);
  await expect.element(page.getByRole("list", { name: "Browsers that get notifications" })).not.toBeInTheDocument();
});

test("what is chosen is saved for all devices", async () => {
  aBrowser();
  await showSettings(devicesOnServer([aDevice({ id: 4 })]));
  server.answer("PUT /boards-app/v1/push-preferences", () => ({
    push_preferences: { mention: true, assignment: true, comment: true },
  }));

  await page.getByRole("switch", { name: "New comments" }).click();

  await expect.element(page.getByRole("switch", { name: "New comments" })).toBeChecked();
  expect(server.bodies("PUT /boards-app/v1/push-preferences")).toEqual([{ comment: true }]);
});

test("signing in again registers the browser again for the person who wanted it, and for nobody else", async () => {
  const browser = aBrowser({ permission: "granted" });
  devicesOnServer();
  await renewPush(PERSON, { hasSignedIn: true });
  expect(server.requests(`POST ${PATH}`)).toEqual([]);

  await changeDevice(() => ({ pushFor: PERSON }));
  await renewPush(PERSON + 1, { hasSignedIn: true });
  expect(browser.isSubscribed).toBe(false);

  await renewPush(PERSON, { hasSignedIn: true });
  await renewPush(PERSON, { hasSignedIn: false });
  expect(server.bodies(`POST ${PATH}`)).toEqual([SENT]);
});

test("a browser in which somebody else signs in shows nothing more of the person before, until they are back", async () => {
  const browser = aBrowser({ permission: "granted" });
  devicesOnServer();
  await changeDevice(() => ({ pushFor: PERSON }));
  await renewPush(PERSON, { hasSignedIn: true });

  await renewPush(PERSON + 1, { hasSignedIn: true });
  expect([browser.isSubscribed, (await readDevice()).pushFor]).toEqual([false, PERSON]);

  await renewPush(PERSON, { hasSignedIn: true });
  expect(browser.isSubscribed).toBe(true);
});
