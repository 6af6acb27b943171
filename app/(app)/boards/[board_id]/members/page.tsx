import BoardPage from "@/app/(app)/boards/[board_id]/page";

export { generateMetadata } from "@/app/(app)/boards/[board_id]/page";

/** The same board, with the members dialog that opens at this address. */
export default BoardPage;
