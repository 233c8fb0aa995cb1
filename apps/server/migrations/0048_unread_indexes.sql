DROP INDEX "right_paper_end";--> statement-breakpoint
DROP INDEX "right_recordal_end";--> statement-breakpoint
DROP INDEX "right_end";