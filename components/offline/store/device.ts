import { inStore, settled } from "@/components/offline/store/database";

/** What this browser knows without asking the server. */
export interface Device {
  /** Who was signed in last, until they sign out. */
  person: number | null;
  /** Who wants their last boards to be on this device. */
  keepers: readonly number[];
  /** Who wants notifications in this browser. */
  pushFor: number | null;
  /** The last boards of the person, the latest first. */
  boards: readonly number[];
  /** Of the page that is shown without a connection. */
  language: string | null;
}

const NEW_DEVICE: Device = { person: null, keepers: [], pushFor: null, boards: [], language: null };

const KEY = "device";

export const readDevice = (): Promise<Device> =>
  inStore("device", "readonly", async (store) => stored(await settled(store.get(KEY))));

/** @returns the device before and after the change */
export const changeDevice = (change: (device: Device) => Partial<Device>): Promise<{ before: Device; after: Device }> =>
  inStore("device", "readwrite", async (store) => {
    const before = stored(await settled(store.get(KEY)));
    const after = { ...before, ...change(before) };
    await settled(store.put(after, KEY));
    return { before, after };
  });

const stored = (value: Partial<Device> | undefined): Device => ({ ...NEW_DEVICE, ...value });

/** Whose boards are copied to this device now, if anyone's. */
export const keeperOf = ({ person, keepers }: Device): number | null =>
  person !== null && keepers.includes(person) ? person : null;
