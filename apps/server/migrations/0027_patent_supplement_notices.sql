DROP INDEX "patent_application_owner";--> statement-breakpoint
DROP INDEX "patent_application_newest";--> statement-breakpoint
DROP INDEX "patent_application_state";--> statement-breakpoint
ALTER TABLE "patent_application" ADD COLUMN "supplement_notice_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "patent_application_supplement_notice" ON "patent_application" USING btree ("supplement_notice_at") WHERE "patent_application"."supplement_notice_at" is not null;--> statement-breakpoint
CREATE INDEX "patent_application_owner" ON "patent_application" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "patent_application_newest" ON "patent_application" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "patent_application_state" ON "patent_application" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
UPDATE "patent_application" SET "supplement_notice_at" = "supplement_due_at" WHERE "supplement_due_at" is not null;
