import BoardPage from "@/app/(app)/boards/[board_id]/page";

export { generateMetadata } from "@/app/(app)/boards/[board_id]/page";

/** The board with the dialog of what happened on it, which opens by this address. */
export default BoardPage;
