import { PRODUCT_EXTRAS } from "@/scripts/demo/boards/product-extras";
import { SEARCH_SPEED } from "@/scripts/demo/boards/search-speed";
import type { DemoBoard } from "@/scripts/demo/demo-board";

export const product: DemoBoard = {
  title: "Product",
  type: "to-do",
  background: "solid_5",
  description:
    "<p>What we build and fix. The week starts with <strong>Ready</strong>; anyone with time takes the top card.</p>",
  folder: "Product and owners",
  people: { amara: "manager", jonas: "member", meihua: "member", tomas: "member", priya: "member", sam: "viewer" },
  invited: { "nina@harbour-design.example": "viewer" },
  labels: {
    bug: "red-soft",
    design: "purple-soft",
    mobile: "sky-soft",
    performance: "orange-soft",
    accessibility: "lime-soft",
    debt: "gray-soft",
  },
  fields: {
    "Effort in days": "number",
    Area: { type: "select", options: ["Booking", "Payments", "Owners", "Search"] },
    Platforms: { type: "multi-select", options: ["Web", "iOS", "Android"] },
    "Needs a help page": "checkbox",
    "Planned release": "date",
    "Asked for by": "text",
  },
  stages: [
    {
      title: "Ideas",
      tasks: `
Keyboard shortcuts for everything on the booking page #accessibility
Let guests pay in installments
Import bookings from a spreadsheet @jonas :: <p>Support gets three such files a week. Columns we have seen: <em>name</em>, <em>date</em>, <em>room</em>, <em>deposit</em>. A preview before anything is saved would be enough for the first version.</p>
Offer a second currency per property
A printed day sheet for the front desk #design
Waiting list for rooms that are taken
Ask for the reason when a guest cancels
Show the weather beside the arrival date
Gift vouchers
Let owners block whole seasons at once
Public calendar that can be embedded in a partner’s site
Try passkeys for signing in
Dark theme for the owner’s app #design #mobile
Sort properties by distance
Undo for deleted seasons
Favorite filters in the booking list
A change log that owners understand
Suggest a price from last year’s bookings
Scan passports at check-in #mobile
Offline arrival list for cellars without reception #mobile
`,
    },
    {
      title: "Ready",
      tasks: `
Remember the last chosen property between visits +6
Wrong week start for visitors from Portugal #bug !medium +3 :: <p>They see Sunday first in the picker and Monday first in the overview.</p><ol><li>Set the browser to <code>pt-PT</code></li><li>Open the booking page</li><li>Compare both calendars</li></ol>
Make the date picker usable with a screen reader #accessibility !high @meihua +5 :: <p>Found in the audit of September: the selected range is not announced, and the arrow keys leave the month.</p>
Empty state for a property without photos #design @meihua +8
Export invoices as one archive per month +12
Reduce the size of thumbnails on slow connections #performance #mobile +9
Retry a failed payment message once before telling the guest !high +4
Move the cancellation rules next to the price +10
End sessions of removed employees immediately !urgent @tomas +2
Confirm email addresses before the first booking +14
Replace the three button styles with one #design #debt
Upgrade the date library #debt @jonas
Log who changed a price and when +7
Name the file of an export after its property and date
Keep the scroll position when a booking is closed #bug
Widget for the number of free rooms tonight #mobile +20
Swap the order of first and last name for Hungarian guests
`,
    },
    {
      title: "In progress",
      limit: 6,
      tasks: `
Search answers in under 200 ms for large owners #performance !high @tomas +1 :: ${SEARCH_SPEED}
New sign-up in three steps instead of seven #design @meihua @jonas +3 :: <p>Goal: half of those who begin also finish. Today it is 31 %.</p>
Prices with a comma are read as thousands #bug !urgent @jonas -1
Booking page works without JavaScript for the first step #accessibility @tomas +11
Photo upload hangs at 99 % on old phones #bug #mobile !high @jonas +0
Let two people work on one calendar at once @tomas +16
Rewrite the reminder emails @meihua +6
Double booking when two guests pay in the same second #bug !urgent @tomas -2 :: <p>Happened twice in August. The lock must cover the payment, not only the reservation. <strong>Do not release before the load test.</strong></p>
`,
    },
    {
      title: "Review",
      tasks: `
Rounding of city tax in the invoice #bug !medium @jonas +0
Contrast of gray text on photos #design #accessibility @meihua +1
Clean up old draft bookings every night #debt @tomas -3
Show the guest’s local time in the arrival list @jonas +2
Warn before a price is set to zero !medium @amara +1
Smaller font files for Arabic and Chinese #performance @meihua +4
`,
    },
    {
      title: "Done",
      closes: true,
      tasks: `
Guests can change the number of people themselves @jonas -6
Owners see what changed since their last visit @tomas -9
Calendar feed for other applications @tomas -13
Bookings longer than 90 days #bug @jonas -5
Swap map provider @tomas -20
Fewer emails: one summary a day for owners @meihua -11
Language switch keeps the chosen dates #bug @jonas -3
Statement of fees for the tax office -17
Two-step sign-in for owners !high @tomas -24
Alternative texts for all icons #accessibility @meihua -8
Faster first page on phones #performance #mobile @jonas -15
Rename “object” to “property” everywhere #debt @amara -19
Load test for the last week of July #performance @tomas -27
Owners can export their reviews @jonas -21
Fix the focus order of the payment form #accessibility @meihua -14
Tell owners when a calendar feed stops working @tomas -10
Forty unused translations removed #debt @jonas -16
`,
    },
    {
      title: "Spring clean-up",
      archived: true,
      tasks: `
Remove the old booking form #debt -40
Delete unused feature switches #debt -38
Merge the two address books #debt -33
Retire the old statistics page #debt -31
`,
    },
  ],
  extras: PRODUCT_EXTRAS,
};
