ALTER TYPE "board_view_name" ADD VALUE 'calendar';
ALTER TYPE "board_view_name" ADD VALUE 'timeline';
