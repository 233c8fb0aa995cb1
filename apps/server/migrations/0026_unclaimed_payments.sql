ALTER TABLE "bank_receipt" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_fact" ADD COLUMN "house_number" text;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD COLUMN "house" text DEFAULT 'bank' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD COLUMN "payment_number" text;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD COLUMN "return_number" text;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD COLUMN "return_error" text;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "bank_receipt_ask" ON "bank_receipt" USING btree ("ask_at") WHERE "bank_receipt"."state" = 'returning';--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD CONSTRAINT "bank_receipt_return_number_unique" UNIQUE("return_number");--> statement-breakpoint
INSERT INTO bank_receipt (id, identity, house, payment_number, at, amount_fen, payer_name, text, bank_serial, state, hint, created_at)
SELECT gen_random_uuid(), house || ':' || trade_number, house, payment_number, paid_at, amount_fen, '', '', trade_number, 'unclaimed',
  CASE unclaimed_for WHEN '金额不符' THEN 'otherAmount' ELSE 'unknownNumber' END, created_at
FROM payment_fact WHERE unclaimed_for IS NOT NULL;
