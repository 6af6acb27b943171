import type { Page } from "@playwright/test";
import { skipOnboarding } from "@/lib/boards/write/onboard";
import { addFirstAdministrator } from "@/lib/users/setup";
import { runDemo } from "@/scripts/demo/run";
import { product } from "@/scripts/demo/boards/product";
import { boardAddress } from "@/scripts/screenshots/addresses";
import { boardScreens } from "@/scripts/screenshots/board-screens";
import type { Installation } from "@/scripts/screenshots/installation";
import { accountScreens } from "@/scripts/screenshots/people-screens";
import { publicScreens } from "@/scripts/screenshots/public-screens";
import type { Chapter, Screen } from "@/scripts/screenshots/screen";
import { PLAIN_ROUTES, LISTS, setupScreens, WELCOME } from "@/scripts/screenshots/screens";
import { taskScreens } from "@/scripts/screenshots/task-screens";
import { templateScreens } from "@/scripts/screenshots/template-screens";
import { MY_TASKS, viewScreens } from "@/scripts/screenshots/view-screens";
import { setupLink } from "@/scripts/start/setup-link.mjs";
import sharp from "sharp";
import { changeLogo, prepareLogo } from "@/lib/settings/logo/change";
import { fileOf } from "@/scripts/demo/pictures";
import { db } from "@/lib/db";
import { addMember } from "@/lib/members/add";
import { removeMember } from "@/lib/members/remove";
import type { CurrentUser } from "@/lib/users/current-user";
import { roadmap } from "@/scripts/demo/boards/roadmap";

const first = { login: "amelie", password: "a key for the first door" };

/** An installation from its setup to the demo. Each chapter continues in the state of the previous one. */
export async function* chapters({ address, databaseUrl, secret }: Installation): AsyncGenerator<Chapter> {
  const link = await setupLink({ databaseUrl, baseUrl: address, secret });
  yield { viewer: null, screens: setupScreens(link ?? "") };

  const amelie = await addFirstAdministrator(
    { ...first, email: "amelie@demo.example", displayName: "Amelie Brandt" },
    "Harbour Lodgings",
  );
  yield { viewer: first, screens: WELCOME };

  await skipOnboarding();
  yield { viewer: first, screens: NOTHING_YET };

  const { accounts } = await runDemo();
  const sam = { login: "sam", password: accounts.sam.password ?? "" };
  yield { viewer: null, screens: [...PLAIN_ROUTES, ...(await publicScreens())] };
  yield { viewer: first, screens: [...LISTS, ...(await boardScreens()), ...(await taskScreens())] };
  const board = await boardAddress(product.title);
  const ended = await accessEnded(accounts.sam.user, accounts.amara.user);
  yield { viewer: sam, screens: [...viewerScreens(board), ended] };

  yield { viewer: first, screens: await viewScreens({ ...amelie, isAdmin: true }) };
  yield { viewer: first, screens: await templateScreens({ ...amelie, isAdmin: true }) };

  yield { viewer: { login: "jonas", password: accounts.jonas.password ?? "" }, screens: MY_TASKS };

  const { own, signedOut } = await accountScreens(accounts.tomas.user, amelie);
  yield { viewer: null, screens: signedOut };
  yield { viewer: first, screens: own };

  await drawLogo();
  yield { viewer: null, screens: [{ name: "sign-in-logo", path: "/login" }] };
  yield { viewer: first, screens: SETTINGS };
}

const NOTHING_YET: Screen[] = [
  { name: "home-none", path: "/" },
  { name: "my-tasks-empty", path: "/my-tasks" },
  { name: "boards-none", path: "/boards" },
];

const viewerScreens = (board: string): Screen[] => [
  { name: "board-as-viewer", path: board },
  { name: "board-view-only", path: board, act: (page) => page.getByRole("button", { name: "View only" }).click() },
  { name: "notifications", path: board, act: openNotifications },
  { name: "notifications-older", path: board, act: openOlderNotifications },
];

const SETTINGS: Screen[] = [
  { name: "settings-logo", path: "/settings" },
  { name: "settings-saved", path: "/settings", act: saveBoardCreation },
];

async function saveBoardCreation(page: Page) {
  const part = page.getByRole("region", { name: "Boards", exact: true });
  await part.getByRole("radio").last().check();
  await part.getByRole("button", { name: "Save" }).click();
  await part.getByText("Saved").waitFor();
}

async function openNotifications(page: Page) {
  await page.locator("[data-bell]:visible").click();
  await page.getByRole("dialog", { name: "Notifications" }).getByRole("tabpanel").waitFor();
}

async function openOlderNotifications(page: Page) {
  await openNotifications(page);
  await page
    .getByRole("button", { name: /^\+\d+ more$/ })
    .first()
    .click();
}

/** A ship on waves and the company's name. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="160">
  <path d="M20 96h160l-28 40H48z" fill="#0f766e"/><path d="M96 20v64H40z" fill="#f59e0b"/><path d="M108 36v48h48z" fill="#ea580c"/>
  <rect x="220" y="44" width="390" height="28" rx="14" fill="#0f766e"/><rect x="220" y="92" width="260" height="20" rx="10" fill="#94a3b8"/>
</svg>`;

const drawLogo = async () =>
  changeLogo(await prepareLogo(await fileOf("logo.png", await sharp(Buffer.from(DRAWING)).png().toBuffer())));

async function accessEnded(viewer: CurrentUser, manager: CurrentUser): Promise<Screen> {
  const board = await db.board.findFirstOrThrow({ where: { title: roadmap.title } });

  async function act(page: Page) {
    const member = await addMember(board, { userId: viewer.id, role: "viewer" }, manager);
    await page.goto(`/boards/${board.id}`);
    await page.locator("[data-live=open]").waitFor();
    await removeMember(member, manager);
    await page.getByRole("heading", { name: "You no longer have access to this board" }).waitFor();
  }
  return { name: "access-ended", path: "/", act };
}
