ALTER TABLE "file" ADD COLUMN "data_key_sealed" text;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "object_seal" text;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "scan" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
CREATE INDEX "file_scan" ON "file" USING btree ("created_at") WHERE "file"."scan" = 'pending';