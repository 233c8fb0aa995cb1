DROP INDEX "customer_order_state";--> statement-breakpoint
DROP INDEX "payment_fact_order";--> statement-breakpoint
CREATE INDEX "customer_order_state" ON "customer_order" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"service");--> statement-breakpoint
CREATE INDEX "payment_fact_order" ON "payment_fact" USING btree ("order_id","house","id");