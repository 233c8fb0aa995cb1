DROP INDEX "customer_invoice_newest";--> statement-breakpoint
DROP INDEX "customer_order_owner";--> statement-breakpoint
DROP INDEX "customer_order_newest";--> statement-breakpoint
DROP INDEX "customer_order_state";--> statement-breakpoint
DROP INDEX "payment_fact_order";--> statement-breakpoint
DROP INDEX "bank_receipt_newest";--> statement-breakpoint
DROP INDEX "bank_receipt_state";--> statement-breakpoint
DROP INDEX "refund_newest";--> statement-breakpoint
DROP INDEX "refund_state";--> statement-breakpoint
CREATE INDEX "customer_invoice_newest" ON "customer_invoice" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_order_owner" ON "customer_order" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_order_newest" ON "customer_order" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_order_state" ON "customer_order" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_fact_order" ON "payment_fact" USING btree ("order_id","house");--> statement-breakpoint
CREATE INDEX "bank_receipt_newest" ON "bank_receipt" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_receipt_state" ON "bank_receipt" USING btree ("state","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refund_newest" ON "refund" USING btree ("created_at" DESC NULLS FIRST,"refund_number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refund_state" ON "refund" USING btree ("state","created_at" DESC NULLS FIRST,"refund_number" DESC NULLS FIRST);