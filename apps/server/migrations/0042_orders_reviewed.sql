ALTER TABLE "order_figure" ADD COLUMN "pay_times" bigint[];--> statement-breakpoint
ALTER TABLE "order_figure" ADD COLUMN "complete_times" bigint[];--> statement-breakpoint
-- The days counted so far lack these times: with no run on record, the next one counts every day anew.
DELETE FROM "order_figure_run";
