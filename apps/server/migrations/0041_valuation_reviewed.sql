ALTER TABLE "patent_valuation" DROP CONSTRAINT "patent_valuation_same";--> statement-breakpoint
ALTER TABLE "patent_valuation_batch_line" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patent_valuation_batch_line" ADD COLUMN "waits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "patent_valuation" ADD COLUMN "model" text DEFAULT 'PV-1' NOT NULL;--> statement-breakpoint
ALTER TABLE "patent_valuation" ADD CONSTRAINT "patent_valuation_same" UNIQUE("publication_number","asked_number","record_version","day","model","parameters","cohort");