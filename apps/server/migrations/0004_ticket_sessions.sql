ALTER TABLE "evidence_ticket" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "phone_ticket" ADD COLUMN "session_id" uuid;