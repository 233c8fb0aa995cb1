ALTER TABLE "protection_request" ADD COLUMN "supplement_notice_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "protection_request_supplement_notice" ON "protection_request" USING btree ("supplement_notice_at") WHERE "protection_request"."supplement_notice_at" is not null;--> statement-breakpoint
ALTER TABLE "protection_request" ADD CONSTRAINT "protection_request_supplement_notice" CHECK ("protection_request"."supplement_notice_at" is null or "protection_request"."supplement_due_at" is not null);
--> statement-breakpoint
UPDATE protection_request SET supplement_notice_at = supplement_due_at WHERE supplement_due_at IS NOT NULL;
